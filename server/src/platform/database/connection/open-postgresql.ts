import type { PoolClient } from 'pg'
import { CannotStart } from '../errors.ts'
import { failWhenSilent } from './fail-when-silent.ts'
import type { DatabaseLog } from './database-log.ts'
import { CONNECTION_TIMEOUT_MS, DatabasePool } from './pool.ts'

const DEFAULT_POOL_SIZE = 10
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000

interface PostgresqlOptions {
  /** two at least */
  poolSize?: number | undefined
  timeoutMs?: number | undefined
  /** after which a query that waits without a byte is given up */
  silenceMs?: number | undefined
  log?: DatabaseLog | undefined
}

/** Opens a pool on a PostgreSQL server and checks that it answers. */
export async function openPostgresql(
  databaseUrl: string,
  {
    poolSize = DEFAULT_POOL_SIZE,
    timeoutMs = CONNECTION_TIMEOUT_MS,
    // Later than the server's own statement time-out: by then nothing answers at the other end.
    silenceMs = 1.5 * timeoutMs,
    log,
  }: PostgresqlOptions,
): Promise<{ pool: DatabasePool; close: () => Promise<void> }> {
  const address = describe(databaseUrl)
  const pool = new DatabasePool({
    connectionString: databaseUrl,
    max: poolSize,
    keepAlive: true,
    application_name: 'baltra',
    connectionTimeoutMillis: timeoutMs,
    onConnect: async (client) => {
      failWhenSilent(client, silenceMs)
      // Time limits that come with the connection are refused by PgBouncer. Compiling a statement takes half a second, and the
      // estimates of our triggers are high enough for it.
      await client.query(`set timezone to 'UTC'; set datestyle to 'ISO'; set jit to off; set statement_timeout to ${timeoutMs};
        set idle_in_transaction_session_timeout to ${IDLE_IN_TRANSACTION_TIMEOUT_MS}`)
    },
  })
  pool.on('error', (error) => log?.warn(`Lost a connection to PostgreSQL at ${address}: ${reason(error)}`))
  try {
    await checkCharacters(pool, log)
    await checkSessions(pool)
  } catch (error) {
    await pool.end()
    throw new CannotStart(`PostgreSQL at ${address} cannot be used: ${reason(error)}`)
  }
  return { pool, close: () => pool.end() }
}

/** The address without its password, for messages. */
function describe(databaseUrl: string): string {
  const url = URL.parse(databaseUrl)
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    throw new CannotStart('DATABASE_URL is not an address like postgresql://user:password@host:5432/name')
  }
  const user = url.username && `${url.username}@`
  return `${user}${url.host || 'localhost'}${url.pathname}`
}

interface Characters {
  encoding: string
  datcollate: string
  /** decides what a letter is */
  datctype: string
  /** `i` sorts by ICU whatever `datcollate` says; not before PostgreSQL 15 */
  datlocprovider?: string
}

/**
 * Text sorts bytewise everywhere (`C`), on the embedded database too; another collation sorts lists differently. Where only
 * ASCII has letters, searches in Nepali find no trigrams and read whole tables.
 */
async function checkCharacters(pool: DatabasePool, log: DatabaseLog | undefined): Promise<void> {
  const { rows } = await pool.query<{ of: Characters }>(`
    select to_jsonb(pg_database) || jsonb_build_object('encoding', pg_encoding_to_char(encoding)) as of
    from pg_database where datname = current_database()`)
  const { encoding = 'none', datcollate = '', datctype = '', datlocprovider } = rows[0]?.of ?? {}
  if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding}, not UTF8`)
  const asC = "create it with LOCALE 'C.UTF-8' and without ICU"
  if (datlocprovider === 'i') log?.warn(`The database sorts by ICU; ${asC}`)
  else if (!/^C\b/.test(datcollate)) log?.warn(`The database sorts by ${datcollate}; ${asC}`)
  if (/^(C|POSIX)$/.test(datctype)) log?.warn(`The database knows no letters but those of ASCII (${datctype}); ${asC}`)
}

/** Whose turn it is: what takes turns is caught by two in a row, what is quiet gives both the same session. */
const TURNS = [0, 1, 1, 0, 0, 1, 1, 0] as const

/**
 * Locks, notifications, time limits and prepared statements belong to a session. A pooler that gives each transaction whichever
 * session is free loses some of them or all, and newer ones hide the loss of statements, so the sessions themselves are looked at.
 */
async function checkSessions(pool: DatabasePool): Promise<void> {
  const clients: PoolClient[] = []
  const [sessions, seen] = [new Set<number>(), new Set<string>()]
  try {
    // One by one: what is connected is given back also where a server has no second connection.
    for (const _ of [0, 1]) clients.push(await pool.connect())
    for (const turn of TURNS) {
      const { rows } = await clients[turn]!.query<{ pid: number }>('select pg_backend_pid() as pid')
      sessions.add(rows[0]!.pid)
      seen.add(`${turn} ${rows[0]!.pid}`)
    }
  } finally {
    for (const client of clients) client.release()
  }
  if (sessions.size === 2 && seen.size === 2) return
  throw new Error(
    'a pooler before it shares sessions between clients, so locks and notifications are lost; ' +
      'give PgBouncer pool_mode = session, or DATABASE_URL the address of PostgreSQL itself',
  )
}

/** A failure to reach several addresses has an empty message of its own. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reason))].join(', ')
  return error instanceof Error ? error.message : String(error)
}
