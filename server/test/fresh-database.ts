import { randomBytes } from 'node:crypto'
import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { databasePrefix } from './database-template.ts'

export interface FreshDatabase {
  env: Record<string, string>
  drop: () => Promise<void>
}

/** An empty, migrated database: on the server of TEST_DATABASE_URL, else embedded. */
export async function freshDatabase(dataDir: string): Promise<FreshDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (server) return onServer(server)
  const target = join(dataDir, 'database')
  await mkdir(target, { recursive: true })
  await cp(inject('templates').migrated, target, { recursive: true })
  return { env: {}, drop: async () => {} }
}

async function onServer(server: string): Promise<FreshDatabase> {
  const name = `${databasePrefix(inject('place'))}${randomBytes(8).toString('hex')}`
  await run(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { env: { DATABASE_URL: url.href }, drop: () => run(server, `drop database ${name} with (force)`) }
}

async function run(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
