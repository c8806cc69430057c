import { sql, type SelectQueryBuilder } from 'kysely'
import type { SessionCheck } from '../sessions/authorize.ts'
import type { Db } from '../core/db.ts'
import { offsetOf, isEmptyFilter, type PageRequest, type Total } from './page-of.ts'

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

export interface Narrowing {
  /** the filters; empty ones mean the whole table */
  filter: object
  whole: CountedAlready
  /** the session check, to be read with the rows */
  check?: SessionCheck | undefined
}

/** Rows are counted in steps of this size, always beyond the shown page, so it is known whether there is a next one. */
const COUNTED_AT_ONCE = 5000

/**
 * The rows of a page and the list's total. An unfiltered list is not counted, because with two hundred thousand rows
 * that takes a hundred times as long as a page; its figure is read in the statement of the rows.
 */
export async function rowsAndTotal<DB, TB extends keyof DB, O, FoundDB, Found extends keyof FoundDB, FoundO>(
  db: Db,
  shown: SelectQueryBuilder<DB, TB, O>,
  found: SelectQueryBuilder<FoundDB, Found, FoundO>,
  page: PageRequest,
  { filter, whole, check }: Narrowing,
): Promise<{ rows: O[]; total: Total }> {
  if (!isEmptyFilter(filter)) {
    const [rows, total] = await Promise.all([rowsOf(shown, check), countOf(db, found, page)])
    return { rows, total }
  }
  const counted = shown.select(figureOf(whole).as('total_of_list')).$castTo<O & { total_of_list: number }>()
  const rows = await rowsOf(counted, check)
  const total = rows[0]?.total_of_list ?? (await readFigure(db, whole))
  return { rows, total: { total, more: false } }
}

/** The rows of a query, with the session check. */
export const rowsOf = <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  check: SessionCheck | undefined,
): Promise<O[]> => (check ? check.rowsOf(query) : query.execute())

const figureOf = (whole: CountedAlready) =>
  sql<number>`(select coalesce(sum(total), 0)::int from figure where name = ${sql.lit(whole)})`

async function readFigure(db: Db, whole: CountedAlready): Promise<number> {
  const { total } = await db.selectNoFrom(figureOf(whole).as('total')).executeTakeFirstOrThrow()
  return total
}

/** The number of rows found, counted no further than some thousands beyond the page: nobody reads more of a search. */
export async function countOf<DB, TB extends keyof DB, O>(
  db: Db,
  found: SelectQueryBuilder<DB, TB, O>,
  page: PageRequest,
): Promise<Total> {
  const shown = offsetOf(page) + page.per_page
  const atMost = (Math.floor(shown / COUNTED_AT_ONCE) + 1) * COUNTED_AT_ONCE
  const some = found.select(sql`1`.as('one')).limit(sql.lit(atMost + 1))
  const { total } = await db
    .selectNoFrom(sql<number>`(select count(*)::int from (${some}) as found)`.as('total'))
    .executeTakeFirstOrThrow()
  return { total: Math.min(total, atMost), more: total > atMost }
}
