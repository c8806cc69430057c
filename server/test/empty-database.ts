import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import { readConfig } from '../src/config.ts'
import type { Database } from '../src/database/open.ts'
import { openMigrated } from '../src/services.ts'
import { freshDatabase } from './fresh-database.ts'

interface OpenDatabase {
  database: Database
  env: Record<string, string>
  close: () => Promise<void>
}

let opened: Promise<OpenDatabase> | undefined

/**
 * The database of this test file, without a row in it. Opening one takes a hundred times as long as emptying it, so the
 * tests of a file follow one another in the same.
 */
export async function emptyDatabase(): Promise<OpenDatabase> {
  opened ??= open()
  const it = await opened
  await empty(it.database)
  return it
}

afterAll(async () => {
  await (await opened)?.close()
})

async function open(): Promise<OpenDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'baltra-test-database-'))
  const { env, drop } = await freshDatabase(dataDir)
  const config = readConfig({ DATA_DIR: dataDir, ...env })
  const database = await openMigrated(config, pino({ level: 'silent' }))
  const close = async () => {
    await database.close()
    await drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { database, env, close }
}

async function empty({ db }: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where (schemaname = 'public' and tablename <> 'schema_migration') or (schemaname = 'pgboss' and tablename like 'job%')
  `.execute(db)
  await sql`truncate ${sql.raw(rows.map(({ name }) => name).join(', '))} restart identity cascade`.execute(db)
  await sql`alter sequence job_number restart`.execute(db)
}
