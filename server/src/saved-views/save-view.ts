import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
import { may } from 'contract/core/access'
import type { Input } from 'contract/core/endpoint'
import { LISTS_WITH_VIEWS, type ListWithViews } from 'contract/saved-views/words'
import type { savedViews } from 'contract/saved-views/endpoints'
import { sql } from 'kysely'
import type { Caller } from '../platform/core/caller.ts'
import { Conflict, Forbidden } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'

/** The maximum of one person's views of a list. */
export const MAX_VIEWS = 30

/** Throws Forbidden for a list this person has no access to. */
export function expectAccessToList(user: Caller, list: ListWithViews): void {
  if (!may(user, LISTS_WITH_VIEWS[list])) throw new Forbidden()
}

/**
 * Saves a view under its name, replacing the caller's older view of that name. Returns the id. Throws Forbidden or
 * Conflict.
 */
export async function saveView(
  { db, clock }: Services,
  user: Caller,
  { list, ...view }: Input<typeof savedViews.save>['body'],
): Promise<number> {
  expectAccessToList(user, list)
  return db.transaction().execute(async (tx) => {
    // Serialise a person's windows, so that the maximum holds.
    await tx.selectFrom('account').select('id').where('id', '=', user.id).forUpdate().execute()
    const others = await tx
      .selectFrom('saved_view')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('owner_id', '=', user.id)
      .where('list', '=', list)
      .where(sql`plain(name)`, '<>', sql`plain(${view.name})`)
      .executeTakeFirstOrThrow()
    if (others.count >= MAX_VIEWS)
      throw new Conflict(m.saved_views_views_list_delete_one_first({ n: counted(MAX_VIEWS) }))
    const { id } = await tx
      .insertInto('saved_view')
      .values({ ...view, list, owner_id: user.id, created_at: clock.now() })
      .onConflict((conflict) => conflict.expression(sql`owner_id, list, plain(name)`).doUpdateSet(view))
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}
