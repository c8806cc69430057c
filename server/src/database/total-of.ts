import { sql, type SelectQueryBuilder } from 'kysely'
import type { Db } from '../services.ts'

/** Tables whose rows triggers count as they come and go (migration 0016); of the accounts, the customers. */
export type CountedAlready =
  | 'product'
  | 'customer'
  | 'complaint'
  | 'registration'
  | 'enquiry'
  | 'quotation'
  | 'personalisation'

export interface Narrowing {
  /** what the filters say; when they say nothing the list is the whole table */
  filter: object
  whole: CountedAlready
}

/**
 * How many rows a list has. A list without filters is not counted: that takes a hundred times as long as a page of it
 * when there are two hundred thousand rows.
 */
export async function totalOf<DB, TB extends keyof DB, O>(
  db: Db,
  found: SelectQueryBuilder<DB, TB, O>,
  { filter, whole }: Narrowing,
): Promise<number> {
  const saysNothing = Object.values(filter).every((value) => value === undefined || value === '' || value === false)
  const row = saysNothing
    ? await db
        .selectFrom('figure')
        .select(sql<number>`coalesce(sum(total), 0)::int`.as('total'))
        .where('name', '=', whole)
        .executeTakeFirstOrThrow()
    : await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  // Of a query over whatever tables the compiler cannot say what it gives.
  return (row as { total: number }).total
}
