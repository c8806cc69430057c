import { sql } from 'kysely'
import type { Database } from './open.ts'

/** Any number, the same in every version of Baltra, and another one than the lock of migrations. */
const LOCK = 7_305_122_002

/** Does what processes that start together must do one after the other. Only one has the embedded database anyway. */
export async function oneAtATime<T>({ kind, db }: Database, work: () => Promise<T>): Promise<T> {
  if (kind === 'embedded') return work()
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx) // the wait for another process
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx)
    return work()
  })
}
