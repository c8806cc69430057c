import { sql } from 'kysely'
import type { DeadEnd } from 'contract/dead-ends/endpoints'
import type { Pagination } from 'contract/core/fields'
import { offsetOf, paginationOf, type PageRequest } from '../platform/database/page-of.ts'
import type { Db } from '../platform/core/db.ts'

/** The redirects of addresses that have no page. */
export type Redirects = ReadonlyMap<string, string>

export async function readRedirects(db: Db): Promise<Redirects> {
  const rows = await db.selectFrom('redirect').select(['path', 'target']).execute()
  return new Map(rows.map(({ path, target }) => [path, target]))
}

interface Wanted extends PageRequest {
  sort?: 'last_at' | '-last_at' | 'reports' | '-reports' | undefined
}

/** One page of addresses, all days of each together; last seen first by default. */
export async function pageOfDeadEnds(
  db: Db,
  { sort = '-last_at', ...page }: Wanted,
): Promise<{ data: DeadEnd[]; pagination: Pagination }> {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const [data, { total }] = await Promise.all([
    db
      .selectFrom('dead_end')
      .groupBy('path')
      .select([
        sql<number>`max(id)`.as('id'),
        'path',
        sql<string>`coalesce((array_agg(referrer order by last_at desc) filter (where referrer <> ''))[1], '')`.as(
          'referrer',
        ),
        sql<number>`sum(likes)::int`.as('likes'),
        sql<number>`sum(dislikes)::int`.as('dislikes'),
        sql<number>`sum(reports)::int`.as('reports'),
        sql<string>`max(last_at)`.as('last_at'),
        sql<string>`coalesce((select target from redirect where redirect.path = dead_end.path), '')`.as('target'),
      ])
      .orderBy(sort.endsWith('reports') ? 'reports' : 'last_at', direction)
      .orderBy('path')
      .limit(page.per_page)
      .offset(offsetOf(page))
      .execute(),
    db
      .selectFrom('dead_end')
      .select(sql<number>`count(distinct path)::int`.as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { data, pagination: paginationOf(page, total) }
}
