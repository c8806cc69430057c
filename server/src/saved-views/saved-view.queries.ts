import type { SavedView } from 'contract/saved-views/endpoints'
import { sql } from 'kysely'
import type { Db } from '../core/db.ts'
import { byName } from '../database/by-name.ts'

/** The caller's views of a list, and those shared by others, by name. */
export const listViews = (db: Db, accountId: number, list: string): Promise<SavedView[]> =>
  views(db, accountId)
    .where('saved_view.list', '=', list)
    .where((where) =>
      where.or([where('saved_view.owner_id', '=', accountId), where('saved_view.is_shared', '=', true)]),
    )
    .orderBy('is_mine', 'desc')
    .orderBy(byName('saved_view.name'))
    .orderBy('saved_view.id')
    .execute()

/** One view as its owner sees it. */
export const getView = (db: Db, accountId: number, id: number): Promise<SavedView> =>
  views(db, accountId).where('saved_view.id', '=', id).executeTakeFirstOrThrow()

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
