import { rmSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { type Database, openDatabase } from './open.ts'

/** The server to try as well, when there is one. */
export const TEST_DATABASE_URL = process.env['TEST_DATABASE_URL']

/** An empty directory that goes with the test. */
export async function emptyDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'baltra-database-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}

/** An embedded database that goes with the test. */
export async function embeddedDatabase(): Promise<Database> {
  const dataDir = await emptyDirectory()
  await cp(await template(), dataDir, { recursive: true })
  const database = await openDatabase({ dataDir })
  onTestFinished(database.close)
  return database
}

let created: Promise<string> | undefined

/** A database without tables: copying one takes a tenth of creating one. */
function template(): Promise<string> {
  created ??= createTemplate()
  return created
}

async function createTemplate(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'baltra-template-'))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const { close } = await openDatabase({ dataDir })
  await close()
  return dataDir
}

/** A database of its own on the test server, that goes with the test. */
export async function serverDatabase(): Promise<Database> {
  const name = `baltra_test_${process.pid}_${Date.now()}`
  const maintenance = new pg.Client({ connectionString: TEST_DATABASE_URL })
  await maintenance.connect()
  await maintenance.query(
    `create database ${name} template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`,
  )
  const url = new URL(TEST_DATABASE_URL ?? '')
  url.pathname = `/${name}`
  const database = await openDatabase({ dataDir: '', databaseUrl: url.href })
  onTestFinished(async () => {
    await database.close()
    await maintenance.query(`drop database ${name} with (force)`)
    await maintenance.end()
  })
  return database
}
