import { isBoundToCentre, ROLES } from 'contract/core/roles'
import type { SavedView } from 'contract/saved-views/endpoints'
import { sql } from 'kysely'
import { reachOf, type SignedIn } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { byName } from '../platform/database/by-name.ts'

/**
 * The caller's views of a list, and those shared by others who see the same rows, by name: names and numbers in the filters
 * of others are of people whom the caller must not see.
 */
export const listViews = (db: Db, user: SignedIn, list: string): Promise<SavedView[]> =>
  views(db, user.id)
    .where('saved_view.list', '=', list)
    .where((where) =>
      where.or([
        where('saved_view.owner_id', '=', user.id),
        where.and([
          where('saved_view.is_shared', '=', true),
          sql<boolean>`${REACH} is not distinct from ${reachOf(user) ?? null}`,
        ]),
      ]),
    )
    .orderBy('is_mine', 'desc')
    .orderBy(byName('saved_view.name'))
    .orderBy('saved_view.id')
    .execute()

/** One view as its owner sees it. */
export const getView = (db: Db, accountId: number, id: number): Promise<SavedView> =>
  views(db, accountId).where('saved_view.id', '=', id).executeTakeFirstOrThrow()

/** The service centre to whose rows the owner of a view is kept; null for those who see all. */
const REACH = sql`case when account.role in (${sql.join(ROLES.filter(isBoundToCentre))}) then coalesce(account.centre_id, 0) end`

const views = (db: Db, accountId: number) =>
  db
    .selectFrom('saved_view')
    .innerJoin('account', 'account.id', 'saved_view.owner_id')
    .select([
      'saved_view.id',
      'saved_view.name',
      'saved_view.query',
      'saved_view.is_shared',
      sql<boolean>`saved_view.owner_id = ${accountId}`.as('is_mine'),
      sql<string>`account.firstname || ' ' || account.lastname`.as('owner_name'),
    ])
