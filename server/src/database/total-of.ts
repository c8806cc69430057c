import { sql, type SelectQueryBuilder } from 'kysely'
import type { Db } from '../services.ts'
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
}

/** A list is counted in steps of so many rows, always beyond the page that is shown: it knows whether there is a next one. */
const COUNTED_AT_ONCE = 5000

/**
 * How many rows a list has. A list without filters is not counted: that takes a hundred times as long as a page of it
 * when there are two hundred thousand rows.
 */
export async function totalOf<DB, TB extends keyof DB, O>(
  db: Db,
  found: SelectQueryBuilder<DB, TB, O>,
  page: PageRequest,
  { filter, whole }: Narrowing,
): Promise<Total> {
  if (!saysNothing(filter)) return countOf(db, found, page)
  const { total } = await db
    .selectFrom('figure')
    .select(sql<number>`coalesce(sum(total), 0)::int`.as('total'))
    .where('name', '=', whole)
    .executeTakeFirstOrThrow()
  return { total, more: false }
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
