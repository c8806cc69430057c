import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { inject } from 'vitest'
import { readConfig } from '../src/platform/config/config.ts'
import type { Database } from '../src/platform/database/connection/open.ts'
import { openMigrated } from '../src/platform/database/connection/open-migrated.ts'
import { freshDatabase } from './fresh-database.ts'

export interface EmptyDatabase {
  database: Database
  env: Record<string, string>
}

let opened: Promise<EmptyDatabase> | undefined

/**
 * The database of this test worker, without a row in it. Opening one takes a thousand times as long as emptying it, so
 * the tests of all files that a worker runs follow one another in the same. It goes with the run.
 */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  opened ??= open()
  const it = await opened
  await sql.raw(EMPTY).execute(it.database.db)
  return it
}

async function open(): Promise<EmptyDatabase> {
  const dataDir = await mkdtemp(join(inject('place'), 'database-'))
  const { env } = await freshDatabase(dataDir)
  const config = readConfig({ DATA_DIR: dataDir, ...env })
  const database = await openMigrated(config, pino({ level: 'silent' }))
  // Its rows need not outlive the process. The one session of the embedded database keeps this.
  if (database.kind === 'embedded') await sql`set synchronous_commit = off`.execute(database.db)
  return { database, env }
}

/**
 * Few tables have rows, and few: to truncate all of them takes a hundred times as long as to delete these. Triggers rest,
 * those of references and of the audit too.
 */
const EMPTY = `do $$
declare
  of_table text;
  counter record;
  is_filled boolean;
begin
  set local session_replication_role = replica;
  for of_table in
    select format('%I.%I', schemaname, tablename) from pg_tables
    where (schemaname = 'public' and tablename <> 'schema_migration') or (schemaname = 'pgboss' and tablename like 'job%')
  loop
    execute format('select exists (select from only %s)', of_table) into is_filled;
    if is_filled then execute format('delete from only %s', of_table); end if;
  end loop;
  for counter in
    select format('%I.%I', schemaname, sequencename) as name, start_value from pg_sequences
    where schemaname = 'public' and last_value is not null
  loop
    perform setval(counter.name, counter.start_value, false);
  end loop;
end $$`
