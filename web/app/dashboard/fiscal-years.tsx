import { digitsIn } from 'contract/core/texts/digits'
import type { Figure, FiscalYears } from 'contract/dashboard/endpoints'
import { m } from '#messages'
import { pageLocale } from '../core/locale.ts'
import { whole } from '../ui/format/numbers.ts'
import type { FigurePlace } from './figure-places.ts'

export interface FiscalYearsTableProps {
  years: FiscalYears
  /** the figures that the role may see */
  places: readonly FigurePlace[]
}

/** Where the figure's own label says “total”. */
const LABELS: Partial<Record<Figure, () => string>> = {
  total_products: m.dashboard_new_products,
  total_users: m.dashboard_new_customers,
  total_complaints: m.dashboard_complaints,
}

const HEAD = 'h-9 w-32 text-right font-normal whitespace-nowrap'

/** Counts of this fiscal year and the one before, by figure. */
export function FiscalYearsTable({ years: { this_year, year_before, changes }, places }: FiscalYearsTableProps) {
  const year = (text: string) => digitsIn(pageLocale(), text)
  return (
    <section aria-labelledby="fiscal-years" className="min-w-0">
      <h2 id="fiscal-years" className="text-sm font-semibold">
        {m.dashboard_fiscal_years()}
      </h2>
      <table aria-labelledby="fiscal-years" className="mt-3 w-full table-fixed border-t border-line text-xs">
        <thead>
          <tr className="text-2xs text-ink-3">
            <th scope="col" className="text-left font-normal">
              {m.dashboard_added()}
            </th>
            <th scope="col" className={HEAD}>
              {m.dashboard_so_far({ year: year(this_year) })}
            </th>
            <th scope="col" className={HEAD}>
              {year(year_before)}
            </th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ figure, label }) => (
            <tr key={figure} className="border-t border-line">
              <th scope="row" className="py-2 pr-2 text-left font-medium">
                {LABELS[figure]?.() ?? label}
              </th>
              <td className="text-right tabular-nums">{whole(changes[figure]?.this_year ?? 0)}</td>
              <td className="text-right text-ink-2 tabular-nums">{whole(changes[figure]?.year_before ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
