import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { sessionState, type SessionCheck } from '../sessions/authorize.ts'
import type { Db } from '../core/db.ts'
import { keptQuery, type Places } from './kept-query.ts'
import { isEmptyFilter, offsetOf, pagePart, type PagePart, type PageRequest, type Total } from './page-of.ts'

/** Tables whose rows are counted by triggers (migrations 0016, 0023); of the accounts, the customers. */
type CountedAlready =
  | 'product'
  | 'customer'
  | 'complaint'
  | 'registration'
  | 'enquiry'
  | 'quotation'
  | 'personalisation'
  | 'unit'

/** A list that is read in pages. Its queries depend on their arguments alone. */
export interface PagedList<
  Filter extends object,
  DB,
  TB extends keyof DB,
  O,
  FoundDB,
  Found extends keyof FoundDB,
  FoundO,
> {
  whole: CountedAlready
  /** the part of the filter that leaves rows out, without the order, say; when it is empty the whole table is listed */
  narrowing: (filter: Filter) => object
  found: (db: Db, filter: Filter) => SelectQueryBuilder<FoundDB, Found, FoundO>
  shown: (db: Db, filter: Filter, part: PagePart) => SelectQueryBuilder<DB, TB, O>
}

/** Rows are counted in steps of this size, always beyond the shown page, so it is known whether there is a next one. */
export const COUNTED_AT_ONCE = 1000

/**
 * Reads the rows of a page and the list's total. An unfiltered list is not counted, because with two hundred thousand
 * rows that takes a hundred times as long as a page; its figure is read in the statement of the rows.
 */
export function pagedList<
  Filter extends object,
  DB,
  TB extends keyof DB,
  O,
  FoundDB,
  Found extends keyof FoundDB,
  FoundO,
>({ whole, narrowing, found, shown }: PagedList<Filter, DB, TB, O, FoundDB, Found, FoundO>) {
  const unfiltered = keptQuery(
    (db, { filter, isFirst }: { filter: Filter; isFirst: boolean }, page: Places<{ limit: number; offset: number }>) =>
      shown(db, filter, { isFirst, limit: page.limit, offset: page.offset })
        .select(figureOf(whole).as('total_of_list'))
        .$castTo<O & { total_of_list: number }>(),
  )
  return async (
    db: Db,
    { page, per_page, ...rest }: Filter & PageRequest,
    check?: SessionCheck,
  ): Promise<{ rows: O[]; total: Total }> => {
    const filter = rest as unknown as Filter
    const part = pagePart({ page, per_page }, narrowing(filter))
    if (isEmptyFilter(narrowing(filter))) {
      const values = { limit: per_page, offset: offsetOf({ page, per_page }) }
      const rows = await unfiltered(db, { filter, isFirst: part.isFirst }, values, check)
      const total = rows[0]?.total_of_list ?? (await readFigure(db, whole))
      return { rows, total: { total, more: false } }
    }
    const id = sql.ref(whole === 'customer' ? 'account.id' : `${whole}.id`)
    const { among, ...total } = await countOf(db, found(db, filter), { page, per_page }, id)
    return { rows: await rowsOf(shown(db, filter, { ...part, among }), check), total }
  }
}

/** The rows of a query, with the session check. */
async function rowsOf<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  check: SessionCheck | undefined,
): Promise<O[]> {
  if (!check) return query.execute()
  const rows = await query.select(sessionState(check.values).as('session_state')).$castTo<O & object>().execute()
  check.confirmBy(rows)
  return rows
}

const figureOf = (whole: CountedAlready) =>
  sql<number>`(select coalesce(sum(total), 0)::int from figure where name = ${sql.lit(whole)})`

async function readFigure(db: Db, whole: CountedAlready): Promise<number> {
  const { total } = await db.selectNoFrom(figureOf(whole).as('total')).executeTakeFirstOrThrow()
  return total
}

/**
 * The number of rows found, counted to at most a thousand beyond the page, which is more than anyone reads and hardly
 * slower than the page. Where few are found, and `id` names their column, also which ones: the page is then read from
 * these, instead of looking through the whole table in its order for rows that are hardly there.
 */
export async function countOf<DB, TB extends keyof DB, O>(
  db: Db,
  found: SelectQueryBuilder<DB, TB, O>,
  page: PageRequest,
  id?: RawBuilder<unknown>,
): Promise<Total & { among?: readonly number[] | undefined }> {
  const shown = offsetOf(page) + page.per_page
  const atMost = (Math.floor(shown / COUNTED_AT_ONCE) + 1) * COUNTED_AT_ONCE
  const some = found.select((id ?? sql`1`).as('id')).limit(sql.lit(atMost + 1))
  const few = id
    ? sql`case when count(*) <= ${sql.lit(COUNTED_AT_ONCE)} then coalesce(array_agg(id), '{}') end`
    : sql`null`
  const { rows } = await sql<{ total: number; among: number[] | null }>`
    select count(*)::int as total, ${few} as among from (${some}) as found`.execute(db)
  const { total, among } = rows[0]!
  return { total: Math.min(total, atMost), more: total > atMost, among: among ?? undefined }
}
