import type { ServiceTotals } from 'contract/service-figures/endpoints'
import type { FigureFilter } from 'contract/service-figures/words'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { whole } from '../ui/format/numbers.ts'
import { rupees } from '../ui/format/price.ts'
import { CountedLink } from './counted-link.tsx'
import { decimal, shareWords, timeWords } from './figure-words.ts'
import type { FigureQuestion } from './read-figures.ts'
import { rowsPath } from './rows-path.ts'

interface TotalsPlateProps extends FigureQuestion {
  totals: ServiceTotals
  earlier: ServiceTotals | null
}

interface Total {
  label: string
  of: (totals: ServiceTotals) => string
  /** the rows that it counts, and how many they are */
  to: string
  count: number
  /** what else belongs to it */
  more?: ReactNode
}

/** The figures of the whole period, each with its value in the one before and a link to its rows. */
export function TotalsPlate({ totals, earlier, now, scope }: TotalsPlateProps) {
  const called = (figure: FigureFilter) => rowsPath(scope, { figure, of: { called: now } })
  const closed = (figure: FigureFilter) => rowsPath(scope, { figure, of: { closed: now } })
  const all: Total[] = [
    {
      label: m.service_figures_opened(),
      of: ({ opened }) => whole(opened),
      to: rowsPath(scope, { figure: 'opened', of: { filed: now } }),
      count: totals.opened,
    },
    {
      label: m.service_figures_completed(),
      of: ({ completed }) => whole(completed),
      to: closed('completed'),
      count: totals.completed,
      more: totals.cancelled > 0 && (
        <CountedLink to={closed('cancelled')} count={totals.cancelled}>
          {m.service_figures_and_cancelled({ shown: whole(totals.cancelled) })}
        </CountedLink>
      ),
    },
    {
      label: m.service_figures_open_at_end(),
      of: ({ open_at_end }) => whole(open_at_end),
      to: rowsPath(scope, { figure: 'opened', of: { openOn: now.to } }),
      count: totals.open_at_end,
    },
    {
      label: m.service_figures_turn_around(),
      of: ({ median }) => timeWords(median),
      to: closed('completed'),
      count: totals.completed,
      more: m.service_figures_nine_of_ten({ shown: timeWords(totals.p90) }),
    },
    {
      label: m.service_figures_first_fix(),
      of: ({ first_fix, visited }) => shareWords(first_fix, visited),
      to: closed('first_fix'),
      count: totals.first_fix,
      more: (
        <CountedLink to={closed('visited')} count={totals.visited}>
          {m.service_figures_of_visited({ shown: whole(totals.visited) })}
        </CountedLink>
      ),
    },
    {
      label: m.service_figures_came_back(),
      of: ({ came_back, completed }) => shareWords(came_back, completed),
      to: closed('came_back'),
      count: totals.came_back,
      more: m.service_figures_complaints({ count: totals.came_back, shown: whole(totals.came_back) }),
    },
    {
      label: m.service_figures_for_parts(),
      of: ({ parts_median }) => timeWords(parts_median),
      to: closed('stage_parts'),
      count: totals.for_parts,
      more: m.service_figures_complaints({ count: totals.for_parts, shown: whole(totals.for_parts) }),
    },
    {
      label: m.service_figures_rating(),
      of: ({ rating }) => (rating === null ? '–' : m.service_figures_of_five({ shown: decimal(rating) })),
      to: closed('rated'),
      count: totals.rated,
      more: m.service_figures_ratings({ count: totals.rated, shown: whole(totals.rated) }),
    },
    {
      label: m.service_figures_works(),
      of: ({ reached, not_fixed }) => shareWords(reached - not_fixed, reached),
      to: called('reached'),
      count: totals.reached,
      more: (
        <>
          {m.service_figures_reached({ shown: whole(totals.reached), called: whole(totals.called) })}
          <CountedLink to={called('not_fixed')} count={totals.not_fixed}>
            {m.service_figures_not_fixed({ shown: whole(totals.not_fixed) })}
          </CountedLink>
        </>
      ),
    },
    {
      label: m.service_figures_friendly(),
      of: ({ friendly }) => (friendly === null ? '–' : m.service_figures_of_five({ shown: decimal(friendly) })),
      to: called('reached'),
      count: totals.reached,
    },
    {
      label: m.service_figures_covered(),
      of: ({ covered_parts }) => rupees(covered_parts),
      to: closed('covered'),
      count: totals.covered,
      more: (
        <CountedLink to={closed('free')} count={totals.free}>
          {m.service_figures_without_charge({ shown: whole(totals.free) })}
        </CountedLink>
      ),
    },
    {
      label: m.service_figures_received(),
      of: ({ received }) => rupees(received),
      to: closed('charged'),
      count: totals.charged,
      more: (
        <CountedLink to={closed('owing')} count={totals.owing}>
          {m.service_figures_of_due({ shown: rupees(totals.due) })}
        </CountedLink>
      ),
    },
  ]
  return (
    <section aria-label={m.service_figures_totals()}>
      <ul className="grid grid-cols-2 overflow-hidden rounded-card border border-line sm:grid-cols-3 lg:grid-cols-4">
        {all.map(({ label, of, to, count, more }) => (
          <li key={label} className="-mt-px -ml-px border-t border-l border-line px-4 py-4">
            <p className="text-2xs text-ink-3">{label}</p>
            <p className="mt-1 text-[1.375rem] leading-8 font-semibold tracking-tight tabular-nums">
              <CountedLink to={to} count={count}>
                {of(totals)}
              </CountedLink>
            </p>
            {earlier && (
              <p className="text-2xs text-ink-3 tabular-nums">{m.service_figures_before({ shown: of(earlier) })}</p>
            )}
            {more && <p className="mt-1 text-2xs text-ink-2 tabular-nums">{more}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
