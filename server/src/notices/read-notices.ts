import { NotFound } from '../core/problems.ts'
import type { Services } from '../services.ts'
import { countNotices } from './notice.queries.ts'

/** Marks a customer's notices as read, up to one or all. Returns the number still unread. */
export async function readNotices({ db, clock }: Services, customerId: number, upTo?: number): Promise<number> {
  await db
    .updateTable('notice')
    .set({ read_at: clock.now() })
    .where('customer_id', '=', customerId)
    .where('read_at', 'is', null)
    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo!))
    .execute()
  return (await countNotices(db, customerId)).unread
}

/**
 * Marks one of a customer's notices as read, once. Returns the number still unread. Throws NotFound, also for another
 * customer's.
 */
export async function readNotice({ db, clock }: Services, customerId: number, id: number): Promise<number> {
  const known = await db
    .updateTable('notice')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(clock.now().toISOString())) }))
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returning('id')
    .executeTakeFirst()
  if (!known) throw new NotFound('Notice not found')
  return (await countNotices(db, customerId)).unread
}
