import { clsx } from 'clsx'
import type { DayCounts } from 'contract/dashboard/endpoints'
import { whole } from '../ui/format/numbers.ts'
import { DaysChart, type Series } from './days-chart.tsx'
import { DaysTable } from './days-table.tsx'
import { valuesOf } from './figure-places.ts'

/** Complaints and registrations of the last days, as far as the role may see them: curves, and a table on request. */
export function RecentDays({ weekly }: { weekly: readonly DayCounts[] }) {
  const series = seriesOf(weekly)
  const days = weekly.map(({ day }) => day)
  const title = `${namesOf(series)}, last ${days.length} days`
  const sums = series.map(({ label, values }) => `${whole(sum(values))} ${label.toLowerCase()}`)
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
          None in the last {days.length} days.
        </p>
      ) : (
        <>
          <DaysChart days={days} series={series} title={title} words={`${sums.join(' and ')} in all`} />
          <DaysTable days={days} series={series} />
        </>
      )}
    </section>
  )
}

const seriesOf = (weekly: readonly DayCounts[]): Series[] =>
  [
    { label: 'Complaints', values: valuesOf(weekly, 'complaints') },
    { label: 'Registrations', values: valuesOf(weekly, 'registrations') },
  ].flatMap(({ label, values }) => (values ? [{ label, values }] : []))

const namesOf = (series: readonly Series[]) =>
  series.map(({ label }, place) => (place === 0 ? label : label.toLowerCase())).join(' and ')

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
