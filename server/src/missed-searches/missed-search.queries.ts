import { sql } from 'kysely'
import type { MissedSearch } from 'contract/missed-searches/endpoints'
import type { Pagination } from 'contract/core/fields'
import type { Db } from '../platform/core/db.ts'
import { offsetOf, paginationOf, type PageRequest } from '../platform/database/page-of.ts'

interface Wanted extends PageRequest {
  sort?: 'times' | '-times' | 'last_at' | '-last_at' | undefined
}

/** One page of missed searches, all days of the same words together; most frequent first by default. */
export async function pageOfMissedSearches(
  db: Db,
  { sort = '-times', ...page }: Wanted,
): Promise<{ data: MissedSearch[]; pagination: Pagination }> {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const [data, { total }] = await Promise.all([
    db
      .selectFrom('missed_search')
      .groupBy('words')
      .select([
        sql<number>`max(id)`.as('id'),
        'words',
        sql<string>`(array_agg(shown order by last_at desc))[1]`.as('shown'),
        sql<number>`sum(times)::int`.as('times'),
        sql<string>`max(last_at)`.as('last_at'),
      ])
      .orderBy(sort.endsWith('times') ? 'times' : 'last_at', direction)
      .orderBy('words')
      .limit(page.per_page)
      .offset(offsetOf(page))
      .execute(),
    db
      .selectFrom('missed_search')
      .select(sql<number>`count(distinct words)::int`.as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { data, pagination: paginationOf(page, total) }
}

/** Clears the words of these rows with all their days. Returns the number of different words. */
export async function clearMissedSearches(db: Db, ids: readonly number[]): Promise<number> {
  const gone = await db
    .deleteFrom('missed_search')
    .where('words', 'in', (words) => words.selectFrom('missed_search').where('id', 'in', ids).select('words'))
    .returning('words')
    .execute()
  return new Set(gone.map(({ words }) => words)).size
}
