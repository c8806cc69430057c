import { sql, type RawBuilder } from 'kysely'
import type { OrderBy } from 'contract/core/order'
import type { Days } from './between-days.ts'

/** Nullable columns sort last in both directions. */
interface Nullable {
  nullable: RawBuilder<unknown>
}

type Part = RawBuilder<unknown> | Nullable

interface Order<Key extends string> {
  /** tells equal rows apart, in the same direction, so that one index serves both */
  id: string
  /** nothing: by the id alone, which is assigned in the order in which rows are added */
  by: Record<Key, Part | readonly Part[]>
  usual: OrderBy<Key> | readonly RawBuilder<unknown>[]
}

/**
 * The order of a list of some days. By the id a database would walk through all later rows before it comes to these; by
 * their time it begins with them.
 */
export const orderWithin = <Key extends string>(
  sort: OrderBy<Key> | undefined,
  { from, to }: Days,
): OrderBy<Key | 'day'> | undefined => {
  const isByAge = sort === undefined || sort.endsWith('created')
  if (!isByAge || !(from || to)) return sort
  return sort?.startsWith('c') ? 'day' : '-day'
}

interface Ordered<Q> {
  orderBy: (by: RawBuilder<unknown>) => Q
}

/** Orders the query of a list by the column that its address names; each order is total, so that pages do not overlap. */
export const orderOf =
  <Key extends string>({ id, by, usual }: Order<Key>) =>
  <Q extends Ordered<Q>>(query: Q, sort: OrderBy<Key> | undefined): Q => {
    const wanted = sort ?? usual
    const terms = typeof wanted === 'string' ? termsOf(wanted) : wanted
    return terms.reduce((ordered, term) => ordered.orderBy(term), query)

    function termsOf(order: OrderBy<Key>): RawBuilder<unknown>[] {
      const direction = sql.raw(order.startsWith('-') ? 'desc' : 'asc')
      // A key follows the sign.
      const parts = [by[order.replace('-', '') as Key]].flat() as Part[]
      return [...parts, sql.ref(id)].map((part) =>
        'nullable' in part ? sql`${part.nullable} ${direction} nulls last` : sql`${part} ${direction}`,
      )
    }
  }

/** Of a column that may be null: rows without a value are last in both directions. */
export const nullable = (part: RawBuilder<unknown>): Nullable => ({ nullable: part })

/** The sort key for ordering rows by state; the same expression is in an index. */
export const byState = (column: string, states: readonly string[]): RawBuilder<number> =>
  sql<number>`array_position(array[${sql.join(states.map((state) => sql.lit(state)))}], ${sql.ref(column)})`
