import { Kysely, PostgresDialect } from 'kysely'
import { openEmbedded } from '../embedded/open-embedded.ts'
import { openPostgresql } from './open-postgresql.ts'
import type { DatabaseLog } from './database-log.ts'
import type { DatabasePool } from './pool.ts'
import type { DB } from '../../core/schema.ts'

export interface DatabaseOptions {
  /** The embedded database's own directory, created when missing. Not touched when `databaseUrl` is given. */
  dataDir: string
  /** `postgresql://user:password@host:port/name`: use that server instead of the embedded one. */
  databaseUrl?: string
  /** Maximum connections on a server; the embedded database has one session. */
  poolSize?: number
  /** Time-out for a connection or a statement on a server. */
  timeoutMs?: number
  /** How long a query on a server may wait without a byte; by default a little longer than `timeoutMs`. */
  silenceMs?: number
  log?: DatabaseLog
}

export interface Database {
  db: Kysely<DB>
  pool: DatabasePool
  kind: 'embedded' | 'postgresql'
  /** Lets queued work finish, then closes. */
  close: () => Promise<void>
}

declare module '../../core/services.ts' {
  interface Services {
    database: Database
  }
}

/**
 * Opens the database: PostgreSQL inside this process, or the server of `databaseUrl`. Both use the same SQL and the
 * same driver. Throws `CannotStart` with one line for the operator.
 */
export async function openDatabase({ dataDir, databaseUrl, log, ...onServer }: DatabaseOptions): Promise<Database> {
  const { pool, close } = databaseUrl
    ? await openPostgresql(databaseUrl, { ...onServer, log })
    : await openEmbedded(dataDir, log)
  let closing: Promise<void> | undefined
  return {
    db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }),
    pool,
    kind: databaseUrl ? 'postgresql' : 'embedded',
    close: () => (closing ??= close()),
  }
}
