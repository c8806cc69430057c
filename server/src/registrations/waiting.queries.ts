import { sql } from 'kysely'
import type { Db } from '../core/db.ts'

/** The registration that waits next after this one, in the order in which they came, then from the beginning; null when no other waits. */
export async function nextWaiting(db: Db, id: number): Promise<number | null> {
  const { rows } = await sql<{ next: number | null }>`
    select coalesce(
      (select id from registration where status = 'Pending' and id > ${id} order by id limit 1),
      (select id from registration where status = 'Pending' and id < ${id} order by id limit 1)) as next`.execute(db)
  return rows[0]?.next ?? null
}
