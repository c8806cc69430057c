import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { readConfig } from '../src/platform/config/config.ts'
import { openDatabase } from '../src/platform/database/connection/open.ts'
import { openServices } from '../src/open-services.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** where tests keep what outlives a file; it goes with the run */
    place: string
    /** embedded databases to copy, made once a run: without tables, and migrated with the queue's tables */
    templates: { empty: string; migrated: string }
  }
}

/** Prepares a migrated database once: creating one takes ten times as long as copying it, migrating longer still. */
export default async function setup(project: TestProject) {
  const place = await mkdtemp(join(tmpdir(), 'baltra-tests-'))
  const templates = { empty: join(place, 'empty'), migrated: join(place, 'migrated') }
  const empty = await openDatabase({ dataDir: templates.empty })
  await empty.close()
  if (!process.env.TEST_DATABASE_URL) {
    await cp(templates.empty, join(templates.migrated, 'database'), { recursive: true })
    const config = readConfig({ DATA_DIR: templates.migrated, DEMO: '0', LOG_LEVEL: 'silent' })
    const services = await openServices({ config, log: pino({ level: 'silent' }) })
    await services.close()
  }
  project.provide('place', place)
  project.provide('templates', { ...templates, migrated: join(templates.migrated, 'database') })
  return async () => {
    await rm(place, { recursive: true, force: true })
    await dropDatabasesOf(place)
  }
}

/** What the databases of a run on a server begin with. */
export const databasePrefix = (place: string): string => `${place.replace(/.*-/, 'baltra_test_').toLowerCase()}_`

async function dropDatabasesOf(place: string): Promise<void> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [databasePrefix(place)],
  )
  for (const { name } of rows) await client.query(`drop database ${name} with (force)`)
  await client.end()
}
