import { clsx } from 'clsx'
import type { DayCounts } from 'contract/dashboard/endpoints'
import { m } from '#messages'
import { whole } from '../ui/format/numbers.ts'
import { DaysChart, type Series } from './days-chart.tsx'
import { DaysTable } from './days-table.tsx'
import { valuesOf } from './figure-places.ts'

/** Complaints and registrations of the last days, as far as the role may see them: curves, and a table on request. */
export function RecentDays({ weekly }: { weekly: readonly DayCounts[] }) {
  const series = seriesOf(weekly)
  const days = weekly.map(({ day }) => day)
  const title = titleOf(series)({ days: whole(days.length) })
  const isEmpty = series.every(({ values }) => sum(values) === 0)
  return (
    <section aria-labelledby="recent-days" className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="recent-days" className="text-sm font-semibold">
          {title}
        </h2>
        <p className="flex gap-5 text-2xs text-ink-2 tabular-nums">
          {series.map(({ label, values }, place) => (
            <span key={label} className="flex items-center gap-2">
              <span
                className={clsx('w-4', place === 0 ? 'h-0.5 bg-ink' : 'border-t-2 border-dashed border-ink-3')}
                aria-hidden="true"
              />
              {label} {whole(sum(values))}
            </span>
          ))}
        </p>
      </div>
      {isEmpty ? (
        <p className="mt-4 rounded-card bg-ground px-5 py-10 text-center text-xs text-ink-2">
          {m.dashboard_none_in_days({ days: whole(days.length) })}
        </p>
      ) : (
        <>
          <DaysChart days={days} series={series} title={title} words={sumsOf(series)} />
          <DaysTable days={days} series={series} />
        </>
      )}
    </section>
  )
}

const KINDS = [
  {
    of: 'complaints',
    label: m.dashboard_complaints,
    counted: m.dashboard_counted_complaints,
    title: m.dashboard_complaints_days,
  },
  {
    of: 'registrations',
    label: m.dashboard_registrations,
    counted: m.dashboard_counted_registrations,
    title: m.dashboard_registrations_days,
  },
] as const

const seriesOf = (weekly: readonly DayCounts[]) =>
  KINDS.flatMap(({ of, label, ...words }) => {
    const values = valuesOf(weekly, of)
    return values ? [{ ...words, label: label(), values }] : []
  })

const titleOf = (series: ReturnType<typeof seriesOf>) =>
  series.length === 1 ? series[0]!.title : m.dashboard_complaints_and_registrations

/** The sums of the curves in a sentence, for ears. */
function sumsOf(series: readonly Series[]): string {
  const [first = '', second] = series.map(({ counted, values }) => counted({ shown: whole(sum(values)) }))
  return second === undefined ? m.dashboard_in_all({ first }) : m.dashboard_both_in_all({ first, second })
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
