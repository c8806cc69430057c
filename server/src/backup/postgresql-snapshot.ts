import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { BackupError } from './backup-error.ts'
import { objectsSince, readContents, type Contents } from './contents.ts'
import type { Moment } from './embedded-snapshot.ts'
import { findProgram, runOn } from './postgresql-programs.ts'

/** In a backup. */
export const DUMP = 'database.dump'
/** Prefix of schemas that a restore set aside. */
export const SET_ASIDE = 'before_'

/** Dumps the database at one moment to `root`, and counts the rows of the same moment, without blocking anyone. */
export async function snapshotPostgresql(databaseUrl: string, root: string, moment: Moment): Promise<Contents> {
  const client = await connectTo(databaseUrl)
  try {
    const program = await findProgram('pg_dump', await majorVersion(client))
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
    await moment.keep(await objectsSince(client, moment.since))
    const file = join(root, DUMP)
    await rm(file, { force: true })
    const dump = [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      '--no-comments', // on an extension they need its owner
      `--exclude-schema=${SET_ASIDE}*`,
      `--snapshot=${rows[0]?.snapshot}`,
      `--file=${file}`,
    ]
    const [contents] = await Promise.all([readContents(client), runOn(databaseUrl, program, dump)])
    await client.query('commit')
    return contents
  } finally {
    await client.end()
  }
}

/** A connection without time-outs. Throws BackupError in one line. */
export async function connectTo(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'baltra-backup' })
  try {
    await client.connect()
  } catch (error) {
    const reason = error instanceof AggregateError ? error.errors.map(String).join(', ') : String(error)
    throw new BackupError(`PostgreSQL cannot be reached: ${reason}`)
  }
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
  return client
}

export async function majorVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  return Number.parseInt(rows[0]?.server_version ?? '', 10)
}
