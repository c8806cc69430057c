import { fiscalYear, fiscalYearBegins } from 'contract/core/dates/bikram-sambat'
import { FIGURE_NAMES, type Figure, type FiscalChange } from 'contract/dashboard/endpoints'
import { sql } from 'kysely'
import type { Db } from '../platform/core/db.ts'
import { byFigure, COUNTED } from './figure.queries.ts'
import { createdBetween, midnight } from './nepal-days.ts'

/** New rows of the fiscal year of a day, up to that day, and of the one before. */
export async function fiscalYearsUpTo(db: Db, last: string) {
  const { thisYear, yearBefore } = fiscalYearBegins(last)!
  const years = (figure: Figure) => sql`
    select ${sql.lit(figure)} as figure, count(*) filter (where created_at >= ${midnight(thisYear)})::int as this_year,
      count(*) filter (where created_at < ${midnight(thisYear)})::int as year_before
    from ${sql.table(COUNTED[figure].table)}
    where ${createdBetween(yearBefore, last)} ${figure === 'total_users' ? sql`and role = 'customer'` : sql``}`
  const { rows } = await sql<FiscalChange & { figure: Figure }>`
    ${sql.join(FIGURE_NAMES.map(years), sql` union all `)}`.execute(db)
  const found = new Map(rows.map(({ figure, ...change }) => [figure, change]))
  return {
    this_year: fiscalYear(thisYear)!,
    year_before: fiscalYear(yearBefore)!,
    changes: byFigure((figure) => found.get(figure) ?? { this_year: 0, year_before: 0 }),
  }
}
