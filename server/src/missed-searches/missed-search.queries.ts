import { sql } from 'kysely'
import type { MissedSearch } from 'contract/missed-searches/endpoints'
import type { Pagination } from 'contract/core/fields'
import { today, type Clock } from '../core/clock.ts'
import type { Db } from '../core/db.ts'
import { offsetOf, paginationOf, type PageRequest } from '../database/page-of.ts'

/** The maximum of different words per day: a robot that makes up words cannot fill the table. */
const WORDS_A_DAY = 1000

/** Counts one search without results; beyond the daily maximum only words already counted that day. */
export async function countMissedSearch(
  db: Db,
  clock: Clock,
  { words, shown = '' }: { words: string; shown?: string | undefined },
): Promise<void> {
  const day = today(clock)
  await sql`
    insert into missed_search (day, words, shown, last_at)
    select ${day}::date, ${words}::text, ${shown}::text, ${clock.now().toISOString()}::timestamptz
    where (select count(*) from missed_search where day = ${day}::date) < ${sql.lit(WORDS_A_DAY)}
      or exists (select from missed_search where day = ${day}::date and words = ${words}::text)
    on conflict (day, words) do update set
      times = missed_search.times + 1, shown = excluded.shown, last_at = excluded.last_at`.execute(db)
}

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
