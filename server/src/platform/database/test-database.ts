import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { DatabaseLog } from './connection/database-log.ts'
import { type Database, openDatabase } from './connection/open.ts'

/** The server to test as well, if there is one. */
export const TEST_DATABASE_URL = process.env['TEST_DATABASE_URL']

/** An empty directory, removed after the test. */
export async function emptyDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'baltra-database-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}

const MIGRATIONS = fileURLToPath(new URL('./migrations/', import.meta.url))

/** A directory with the migrations before this number. */
export async function migrationsBefore(number: string): Promise<string> {
  const directory = await emptyDirectory()
  await cp(MIGRATIONS, directory, { recursive: true })
  for (const file of await readdir(directory)) if (file >= number) await rm(join(directory, file))
  return directory
}

/** A directory for a database without tables, removed after the test. */
export async function databaseDirectory(): Promise<string> {
  const dataDir = await emptyDirectory()
  await cp(inject('templates').empty, dataDir, { recursive: true })
  return dataDir
}

/** An embedded database, removed after the test. */
export async function embeddedDatabase(): Promise<Database> {
  const database = await openDatabase({ dataDir: await databaseDirectory() })
  onTestFinished(database.close)
  return database
}

/** A separate database on the test server, removed after the test; `characters` as `create database` takes them. */
export async function serverDatabase(
  characters = "lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'",
  log?: DatabaseLog,
): Promise<Database> {
  const name = `baltra_test_${process.pid}_${Date.now()}`
  const maintenance = new pg.Client({ connectionString: TEST_DATABASE_URL })
  await maintenance.connect()
  await maintenance.query(`create database ${name} template template0 encoding 'UTF8' ${characters}`)
  const url = new URL(TEST_DATABASE_URL ?? '')
  url.pathname = `/${name}`
  const database = await openDatabase({ dataDir: '', databaseUrl: url.href, log })
  onTestFinished(async () => {
    await database.close()
    await maintenance.query(`drop database ${name} with (force)`)
    await maintenance.end()
  })
  return database
}
