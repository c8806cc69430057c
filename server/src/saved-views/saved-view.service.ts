import { may, type Role } from 'contract/core/access'
import type { Input } from 'contract/core/endpoint'
import { LISTS_WITH_VIEWS, type ListWithViews } from 'contract/saved-views/words'
import type { savedViews } from 'contract/saved-views/endpoints'
import { sql } from 'kysely'
import { Conflict, Forbidden, NotFound } from '../core/problems.ts'
import type { Db } from '../core/db.ts'
import type { Services } from '../services.ts'

interface Actor {
  id: number
  role: Role
}

/** As many as somebody can have of one list. */
export const MAX_VIEWS = 30

/** Throws Forbidden for a list that this person does not see. */
export function mayHaveViews({ role }: Actor, list: ListWithViews): void {
  if (!may(role, LISTS_WITH_VIEWS[list])) throw new Forbidden()
}

/** Keeps a view under its name, in place of one's own older view of that name, and gives its id. Throws Forbidden or Conflict. */
export async function saveView(
  { db, clock }: Services,
  user: Actor,
  { list, ...view }: Input<typeof savedViews.save>['body'],
): Promise<number> {
  mayHaveViews(user, list)
  return db.transaction().execute(async (tx) => {
    // Two windows of one person take turns, so that the number of views holds.
    await tx.selectFrom('account').select('id').where('id', '=', user.id).forUpdate().execute()
    const others = await tx
      .selectFrom('saved_view')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('owner_id', '=', user.id)
      .where('list', '=', list)
      .where(sql`plain(name)`, '<>', sql`plain(${view.name})`)
      .executeTakeFirstOrThrow()
    if (others.count >= MAX_VIEWS) throw new Conflict(`There are ${MAX_VIEWS} views of this list. Delete one first`)
    const { id } = await tx
      .insertInto('saved_view')
      .values({ ...view, list, owner_id: user.id, created_at: clock.now() })
      .onConflict((conflict) => conflict.expression(sql`owner_id, list, plain(name)`).doUpdateSet(view))
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

/** Deletes one of one's own views. Throws NotFound, for those of others as well. */
export async function deleteView(db: Db, accountId: number, id: number): Promise<void> {
  const deleted = await db
    .deleteFrom('saved_view')
    .where('id', '=', id)
    .where('owner_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  if (!deleted) throw new NotFound('View not found')
}
