import { clsx } from 'clsx'
import { Link } from 'react-router'
import type { Change } from 'contract/dashboard/endpoints'
import { m } from '#messages'
import { whole } from '../ui/format/numbers.ts'
import type { FigurePlace } from './figure-places.ts'
import { ON_INTENT } from '../ui/browser/saves-data.ts'
import { curveOf } from './curve.ts'

/** The figures as a plate: each cell leads to its list. */
export const FigureCards = ({ places }: { places: readonly FigurePlace[] }) => (
  <section aria-label={m.dashboard_figures()}>
    <ul className={figureGrid(places.length)}>
      {places.map((place) => (
        <li key={place.figure} className={FIGURE_CELL}>
          <FigureCard place={place} />
        </li>
      ))}
    </ul>
  </section>
)

/** As many columns as fill the plate; the last cell of an odd number spans the rest of its row. */
export const figureGrid = (count: number) =>
  clsx(
    'grid grid-cols-2 overflow-hidden rounded-card border border-line',
    count === 7 && 'sm:grid-cols-4 min-[87rem]:grid-cols-7 max-[87rem]:[&>:last-child]:col-span-2',
    count === 6 && 'sm:grid-cols-3 min-[87rem]:grid-cols-6',
    count % 2 === 1 && 'max-sm:[&>:last-child]:col-span-2',
  )

export const FIGURE_CELL = '-mt-px -ml-px border-t border-l border-line'

const FigureCard = ({ place: { label, to, total, change, days } }: { place: FigurePlace }) => (
  <Link
    to={to}
    prefetch={ON_INTENT}
    className="group relative block h-full px-4 py-4 transition-colors hover:bg-ground focus-visible:-outline-offset-2"
  >
    <span className="text-2xs whitespace-nowrap text-ink-3">{label}</span>
    <span className="mt-1 flex flex-wrap items-baseline gap-x-2 min-[87rem]:block">
      <span className="text-[1.625rem] leading-8 font-semibold tracking-tight tabular-nums">{whole(total)}</span>
      {change && hasChanged(change) && <ChangeWords change={change} />}
    </span>
    {days?.some((count) => count > 0) && (
      <Sparkline values={days} className="absolute top-11 right-4 hidden h-6 w-14 min-[87rem]:block" />
    )}
  </Link>
)

/** Two weeks without anything new are no news. */
const hasChanged = ({ this_week, week_before }: Change) => this_week > 0 || week_before > 0

const ChangeWords = ({ change: { this_week, week_before } }: { change: Change }) => (
  <span className="text-2xs whitespace-nowrap text-ink-3 tabular-nums min-[87rem]:mt-1 min-[87rem]:block">
    {this_week > 0 && '+'}
    {whole(this_week)}
    <span className="max-sm:sr-only">
      {' '}
      {m.dashboard_this_week()}
      <span className="sr-only">,</span>
      <span className="block"> {m.dashboard_week_before({ shown: whole(week_before) })}</span>
    </span>
  </span>
)

const FRAME = { left: 1, right: 55, top: 2, bottom: 22 }

/** The last days as a small line beside a figure; the chart below has the same data in words. */
const Sparkline = ({ values, className }: { values: readonly number[]; className?: string }) => (
  <svg viewBox="0 0 56 24" className={clsx('overflow-visible', className)} aria-hidden="true">
    <path
      d={curveOf(values, FRAME, Math.max(1, ...values))}
      fill="none"
      className="stroke-ink-3"
      strokeWidth="1.4"
      strokeLinejoin="round"
    />
  </svg>
)
