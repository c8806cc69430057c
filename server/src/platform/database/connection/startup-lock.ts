import { sql } from 'kysely'
import type { Database } from './open.ts'

/** An arbitrary number, the same in every version of Baltra, other than the migration lock's. */
const LOCK = 7_305_122_002

/** Serialises what processes do at start. The embedded database has only one process anyway. */
export async function withStartupLock<T>({ kind, db }: Database, work: () => Promise<T>): Promise<T> {
  if (kind === 'embedded') return work()
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx) // the wait for another process
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx)
    return work()
  })
}
