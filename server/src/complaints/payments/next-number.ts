import { fiscalYear } from 'contract/core/dates/bikram-sambat'
import { isoDay } from 'contract/core/dates/nepal-time'
import { sql } from 'kysely'
import type { Db } from '../../platform/core/db.ts'

const DIGITS = 6

/**
 * The next number of a receipt in the fiscal year: `2083/84-000123`. A transaction that fails gives its number back, so none
 * is left out; whoever takes the next one waits for its end.
 */
export async function nextReceiptNumber(tx: Db, at: Date): Promise<string> {
  const fiscal_year = fiscalYear(isoDay(at))!
  const { last } = await tx
    .insertInto('repair_payment_count')
    .values({ fiscal_year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('fiscal_year').doUpdateSet({ last: sql<number>`repair_payment_count.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return `${fiscal_year}-${String(last).padStart(DIGITS, '0')}`
}
