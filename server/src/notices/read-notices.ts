import { m } from 'contract/messages'
import { NotFound } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { countNotices } from './notice.queries.ts'

/** Marks an account's notices as read, up to one or all. Returns the number still unread. */
export async function readNotices({ db, clock }: Services, accountId: number, upTo?: number): Promise<number> {
  await db
    .updateTable('notice')
    .set({ read_at: clock.now() })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo!))
    .execute()
  return (await countNotices(db, accountId)).unread
}

/**
 * Marks one of an account's notices as read, once. Returns the number still unread. Throws NotFound, also for another
 * account's.
 */
export async function readNotice({ db, clock }: Services, accountId: number, id: number): Promise<number> {
  const known = await db
    .updateTable('notice')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(clock.now().toISOString())) }))
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  if (!known) throw new NotFound(m.core_notice_not_found())
  return (await countNotices(db, accountId)).unread
}

/** Marks one of an account's notices as unread. Returns the number unread. Throws NotFound, also for another account's. */
export async function unreadNotice({ db }: Services, accountId: number, id: number): Promise<number> {
  const known = await db
    .updateTable('notice')
    .set({ read_at: null })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  if (!known) throw new NotFound(m.core_notice_not_found())
  return (await countNotices(db, accountId)).unread
}
