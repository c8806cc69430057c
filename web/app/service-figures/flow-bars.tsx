import type { ServiceFigures } from 'contract/service-figures/endpoints'
import { m } from '#messages'
import { dayAndMonth, monthYear, pageCalendar } from '../ui/format/dates.ts'
import { whole } from '../ui/format/numbers.ts'
import { FigureBars } from './figure-bars.tsx'
import { barsOf } from './period.ts'

/** What came and what was completed over the period. */
export function FlowBars({ days }: Pick<ServiceFigures, 'days'>) {
  const { kind, bars } = barsOf(days, pageCalendar())
  const words = {
    day: { column: m.service_figures_day(), label: dayAndMonth },
    week: {
      column: m.service_figures_week(),
      label: (day: string) => m.service_figures_from_day({ day: dayAndMonth(day) }),
    },
    month: { column: m.service_figures_month_head(), label: monthYear },
  }[kind]
  return (
    <section aria-labelledby="flow" className="min-w-0 xl:col-span-2">
      <h2 id="flow" className="mb-3 text-sm font-semibold">
        {m.service_figures_flow()}
      </h2>
      <FigureBars
        title={m.service_figures_flow()}
        column={words.column}
        labels={bars.map(({ day }) => words.label(day))}
        series={[
          { label: m.service_figures_opened(), values: bars.map(({ opened }) => opened) },
          { label: m.service_figures_completed(), values: bars.map(({ completed }) => completed) },
        ]}
        shown={whole}
      />
    </section>
  )
}
