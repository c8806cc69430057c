import { sql } from 'kysely'
import type { WaitingPart } from 'contract/registrations/words'
import type { Db } from '../../platform/core/db.ts'

/** A phone complaint brought it, and nobody has sent the bill. */
export const IS_WITHOUT_BILL = sql<boolean>`(registration.with_complaint and registration.bill_image_id is null)`

/** Whether a registration waits in this part; by the partial index of each. */
export const isWaitingIn = (part: WaitingPart) =>
  part === 'phone'
    ? sql<boolean>`(registration.status = 'Pending' and registration.with_complaint and registration.bill_image_id is null)`
    : sql<boolean>`(registration.status = 'Pending' and not ${IS_WITHOUT_BILL})`

/**
 * The next pending registration after this one, in order of arrival, then from the beginning; null when there is no
 * other. The queue leaves out what came by phone without a bill, and those follow each other.
 */
export async function nextPending(db: Db, id: number): Promise<number | null> {
  const row = await db
    .selectFrom('registration')
    .select(IS_WITHOUT_BILL.as('is_of_phone'))
    .where('id', '=', id)
    .executeTakeFirst()
  const waits = isWaitingIn(row?.is_of_phone ? 'phone' : 'queue')
  const { rows } = await sql<{ next: number | null }>`
    select coalesce(
      (select id from registration where ${waits} and id > ${id} order by id limit 1),
      (select id from registration where ${waits} and id < ${id} order by id limit 1)) as next`.execute(db)
  return rows[0]?.next ?? null
}
