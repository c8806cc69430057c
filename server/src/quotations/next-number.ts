import { fiscalYear } from 'contract/core/dates/bikram-sambat'
import { isoDay } from 'contract/core/dates/nepal-time'
import { sql } from 'kysely'
import type { Db } from '../platform/core/db.ts'

const DIGITS = 4

/**
 * The number of a quotation that is approved now: of a revision that of the first paper with which revision it is, else the
 * next one of the fiscal year.
 */
export async function numberFor(
  tx: Db,
  { number, revises, revision }: { number: string; revises: number | null; revision: number },
  at: Date,
): Promise<string> {
  if (number !== '') return number
  const earlier = await tx
    .selectFrom('quotation')
    .where('id', '=', revises ?? 0)
    .select('number')
    .executeTakeFirst()
  return earlier?.number ? `${earlier.number.replace(/-R\d+$/, '')}-R${revision}` : nextNumber(tx, at)
}

/**
 * The next number of the fiscal year: `2083/84-0001`. A transaction that fails gives its number back, so none is left out;
 * whoever takes the next one waits for its end.
 */
async function nextNumber(tx: Db, at: Date): Promise<string> {
  const fiscal_year = fiscalYear(isoDay(at))!
  const { last } = await tx
    .insertInto('quotation_count')
    .values({ fiscal_year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('fiscal_year').doUpdateSet({ last: sql<number>`quotation_count.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return `${fiscal_year}-${String(last).padStart(DIGITS, '0')}`
}
