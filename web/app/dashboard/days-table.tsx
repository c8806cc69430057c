import ChevronRight from 'lucide-react/icons/chevron-right'
import { m } from '#messages'
import { whole } from '../ui/format/numbers.ts'
import type { Series } from './days-chart.tsx'
import { dayAndMonth } from '../ui/format/dates.ts'

const CELL = 'border-b border-line py-1.5 text-right font-normal last:pr-0 not-first:pl-6'

/** The values of the chart as a table, for those who would rather read: newest first, opened by a button. */
export const DaysTable = ({ days, series }: { days: readonly string[]; series: readonly Series[] }) => (
  <details className="group mt-2 text-xs">
    <summary className="inline-flex h-9 cursor-pointer items-center gap-1 rounded-control text-ink-2 hover:text-ink pointer-coarse:h-11 [&::-webkit-details-marker]:hidden">
      <ChevronRight className="size-4 group-open:rotate-90" aria-hidden />
      {m.dashboard_each_day()}
    </summary>
    <table className="mt-1 text-2xs text-ink-2 tabular-nums">
      <thead>
        <tr>
          <th scope="col" className={`${CELL} text-left! text-ink-3`}>
            {m.dashboard_day()}
          </th>
          {series.map(({ label }) => (
            <th key={label} scope="col" className={`${CELL} text-ink-3`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days
          .map((day, place) => (
            <tr key={day}>
              <th scope="row" className={`${CELL} text-left!`}>
                {dayAndMonth(day)}
              </th>
              {series.map(({ label, values }) => (
                <td key={label} className={CELL}>
                  {whole(values[place]!)}
                </td>
              ))}
            </tr>
          ))
          .toReversed()}
      </tbody>
    </table>
  </details>
)
