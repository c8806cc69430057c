import { sql } from 'kysely'
import type { Pagination } from 'contract/core/fields'
import type { Locale } from 'contract/core/locale'
import type { Notice } from 'contract/notices/endpoints'
import { inLanguage } from '../platform/database/in-language.ts'
import { offsetOf, paginationOf, type PageRequest } from '../platform/database/page-of.ts'
import type { Db } from '../platform/core/db.ts'

export interface NoticeFilter {
  /** unread ones only */
  unread?: boolean | undefined
  locale: Locale
}

/** One page of an account's notices, newest first, and how many of all are unread. */
export async function pageOfNotices(
  db: Db,
  accountId: number,
  { unread: onlyUnread = false, locale, ...page }: NoticeFilter & PageRequest,
): Promise<{ data: Notice[]; pagination: Pagination; unread: number }> {
  const [data, { total, unread }] = await Promise.all([
    db
      .selectFrom('notice')
      .where('account_id', '=', accountId)
      .$if(onlyUnread, (query) => query.where('read_at', 'is', null))
      .select(['id', 'kind', 'address', 'created_at', 'read_at'])
      .select([inLanguage(locale, 'notice.title').as('title'), inLanguage(locale, 'notice.text').as('text')])
      .orderBy('id', 'desc')
      .limit(page.per_page)
      .offset(offsetOf(page))
      .execute(),
    countNotices(db, accountId),
  ])
  return { data, pagination: paginationOf(page, onlyUnread ? unread : total), unread }
}

/** The number of an account's notices, and of unread ones. */
export const countNotices = (db: Db, accountId: number) =>
  db
    .selectFrom('notice')
    .where('account_id', '=', accountId)
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`count(*) filter (where read_at is null)::int`.as('unread'),
    ])
    .executeTakeFirstOrThrow()
