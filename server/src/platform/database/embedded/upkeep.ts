import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { DatabaseLog } from '../connection/database-log.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const CHECKPOINT_AFTER_MS = 5 * MINUTE_MS

/**
 * Does what PostgreSQL's background processes do elsewhere; the engine has none. Checkpoints leave a quiet database
 * nothing to recover; one that writes much makes its own (`Sessions`). VACUUM ANALYZE goes table by table, letting other queries in between: all tables once a day
 * and after an unclean close, and a table that changed much since its last run.
 */
export class Upkeep {
  readonly #pool: pg.Pool
  readonly #log: DatabaseLog | undefined
  readonly #diary: string
  #lastRun: number
  #lastCheckpoint = Date.now()
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  #stopping = false

  constructor(pool: pg.Pool, directory: string, log: DatabaseLog | undefined) {
    this.#pool = pool
    this.#log = log
    this.#diary = join(directory, 'last-vacuum')
    this.#lastRun = takeDiary(this.#diary)
  }

  /**
   * Checks every minute, the first time after one: a table that grew much keeps the only session for seconds, which a
   * start after a kill would wait for.
   */
  start(): void {
    this.#timer = setInterval(() => this.#tick(), MINUTE_MS).unref()
  }

  /** Stops after the current table, and records the last full run for the next start. */
  async stop(): Promise<void> {
    this.#stopping = true
    clearInterval(this.#timer)
    await this.#running
    if (this.#lastRun > 0) writeFileSync(this.#diary, new Date(this.#lastRun).toISOString())
  }

  #tick(): void {
    this.#running ??= this.#run()
      .catch((error: unknown) => this.#log?.warn(`Database upkeep failed: ${String(error)}`))
      .finally(() => {
        this.#running = undefined
      })
  }

  async #run(): Promise<void> {
    const everything = Date.now() - this.#lastRun >= DAY_MS
    for (const table of await this.#tables(everything ? ALL_TABLES : CHANGED_TABLES)) {
      if (this.#stopping) return
      await this.#pool.query(`vacuum (analyze) ${table}`)
    }
    if (everything) this.#lastRun = Date.now()
    if (!this.#stopping && (await this.#isCheckpointDue())) {
      if (this.#stopping) return // which ends in a checkpoint of its own
      await this.#pool.query('checkpoint')
      this.#lastCheckpoint = Date.now()
    }
  }

  async #tables(query: string): Promise<string[]> {
    const { rows } = await this.#pool.query<{ name: string }>(query)
    return rows.map(({ name }) => name)
  }

  async #isCheckpointDue(): Promise<boolean> {
    if (Date.now() - this.#lastCheckpoint <= CHECKPOINT_AFTER_MS) return false
    const { rows } = await this.#pool.query<{ bytes: number }>(WAL_SINCE_CHECKPOINT)
    return (rows[0]?.bytes ?? 0) > 0
  }
}

/**
 * When everything was last vacuumed, 0 for never. Removed while we run, so that it is missing after an unclean close.
 */
function takeDiary(path: string): number {
  try {
    const time = Date.parse(readFileSync(path, 'utf8'))
    rmSync(path)
    return Number.isNaN(time) ? 0 : time
  } catch {
    return 0
  }
}

const ALL_TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'm') and c.relpersistence = 'p' and n.nspname <> 'information_schema'
  order by 1`

const CHANGED_TABLES = `
  select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where greatest(s.n_dead_tup, s.n_mod_since_analyze) > 200 + 0.1 * greatest(c.reltuples, 0)
  order by 1`

const WAL_SINCE_CHECKPOINT = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::int8 as bytes from pg_control_checkpoint()`
