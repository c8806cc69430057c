import { sql, type SelectQueryBuilder } from 'kysely'
import type { SessionCheck } from '../http/sessions.ts'
import type { Db } from '../core/db.ts'
import { offsetOf, saysNothing, type PageRequest, type Total } from './page-of.ts'

/** Tables whose rows triggers count as they come and go (migrations 0016, 0023); of the accounts, the customers. */
export type CountedAlready =
  | 'product'
  | 'customer'
  | 'complaint'
  | 'registration'
  | 'enquiry'
  | 'quotation'
  | 'personalisation'
  | 'unit'

export interface Narrowing {
  /** what the filters say; when they say nothing the list is the whole table */
  filter: object
  whole: CountedAlready
  /** whether who asks is still signed in, to be asked with the rows */
  check?: SessionCheck | undefined
}

/** A list is counted in steps of so many rows, always beyond the page that is shown: it knows whether there is a next one. */
const COUNTED_AT_ONCE = 5000

/**
 * The rows of a page, and how many rows its list has. A list without filters is not counted: that takes a hundred times as
 * long as a page of it when there are two hundred thousand rows. Its figure comes with the rows, in their statement.
 */
export async function rowsAndTotal<DB, TB extends keyof DB, O, FoundDB, Found extends keyof FoundDB, FoundO>(
  db: Db,
  shown: SelectQueryBuilder<DB, TB, O>,
  found: SelectQueryBuilder<FoundDB, Found, FoundO>,
  page: PageRequest,
  { filter, whole, check }: Narrowing,
): Promise<{ rows: O[]; total: Total }> {
  if (!saysNothing(filter)) {
    const [rows, total] = await Promise.all([rowsOf(shown, check), countOf(db, found, page)])
    return { rows, total }
  }
  const counted = shown.select(figureOf(whole).as('total_of_list')).$castTo<O & { total_of_list: number }>()
  const rows = await rowsOf(counted, check)
  const total = rows[0]?.total_of_list ?? (await readFigure(db, whole))
  return { rows, total: { total, more: false } }
}

/** The rows of a query, and with them whether who asks is still signed in. */
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

/** How many rows are found, counted no further than some thousands beyond the page: who looks for something reads no more. */
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
