import { sql } from 'kysely'
import type { Db } from '../../platform/core/db.ts'

/**
 * The next pending registration after this one, in order of arrival, then from the beginning; null when there is no
 * other.
 */
export async function nextPending(db: Db, id: number): Promise<number | null> {
  const { rows } = await sql<{ next: number | null }>`
    select coalesce(
      (select id from registration where status = 'Pending' and id > ${id} order by id limit 1),
      (select id from registration where status = 'Pending' and id < ${id} order by id limit 1)) as next`.execute(db)
  return rows[0]?.next ?? null
}
