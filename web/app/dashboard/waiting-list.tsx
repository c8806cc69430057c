import CircleCheck from 'lucide-react/icons/circle-check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router'
import { m } from '#messages'
import { relativeDay } from '../ui/format/dates.ts'
import { howMany } from '../office/how-many.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { TextLink } from '../ui/buttons/text-link.tsx'
import type { TodayPlace } from './today.ts'
import type { WaitingPlace } from './waiting.ts'
import { ON_INTENT } from '../ui/browser/saves-data.ts'

export interface WaitingForYouProps {
  places: { own: readonly WaitingPlace[]; others: readonly WaitingPlace[] }
  today: readonly TodayPlace[]
}

/** Today's work, pending work or its empty state, and below what only colleagues may do. */
export const WaitingForYou = ({ places: { own, others }, today }: WaitingForYouProps) => (
  <section aria-labelledby="waiting" className="min-w-0">
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h2 id="waiting" className="text-sm font-semibold">
        {m.dashboard_waiting()}
      </h2>
      <div className="flex flex-wrap gap-2">
        {today.map(({ to, text, icon: Icon, total }) => (
          <ButtonLink key={to} to={to} variant="line" size="sm">
            <Icon />
            {text}
            <span className="font-semibold tabular-nums">{howMany(total)}</span>
          </ButtonLink>
        ))}
      </div>
    </div>
    {own.length > 0 ? (
      <WaitingList places={own} />
    ) : (
      <p className="mt-4 flex items-center gap-3 rounded-card bg-ground px-5 py-8 text-xs text-ink-2">
        <CircleCheck className="size-5 shrink-0" aria-hidden />
        {m.dashboard_nothing_waits()}
      </p>
    )}
    {others.length > 0 && <ForColleagues places={others} />}
  </section>
)

/** Said, but not shown as work: somebody else has to do it. */
const ForColleagues = ({ places }: { places: readonly WaitingPlace[] }) => (
  <p className="mt-4 text-xs text-ink-2">
    {m.dashboard_for_colleagues()}{' '}
    {places.map(({ to, text, total }, index) => (
      <span key={text}>
        {index > 0 && ' · '}
        <TextLink to={to}>{text}</TextLink> <span className="tabular-nums">{howMany(total)}</span>
      </span>
    ))}
  </p>
)

/** Pending work, its count and age. */
const WaitingList = ({ places }: { places: readonly WaitingPlace[] }) => (
  <ul className="mt-3 grid border-t border-line xl:grid-cols-2 xl:gap-x-10">
    {places.map(({ to, text, icon: Icon, total, oldest }) => (
      <li key={text} className="border-b border-line">
        <Link to={to} prefetch={ON_INTENT} className="group flex items-center gap-3.5 py-3">
          <span className="relative flex size-9 items-center justify-center rounded-control bg-ground text-ink-2">
            <Icon className="size-4" aria-hidden />
            <span className="absolute -top-0.5 -right-0.5 size-2 rounded-full bg-lamp ring-2 ring-white" />
          </span>
          <span className="min-w-0 grow">
            <span className="block text-xs font-medium underline-offset-4 group-hover:underline group-hover:decoration-line-2">
              {text}
            </span>
            <span className="block text-2xs text-ink-3">
              {total === 1
                ? m.dashboard_waiting_from({ when: relativeDay(oldest) })
                : m.dashboard_waiting_oldest({ when: relativeDay(oldest) })}
            </span>
          </span>
          <span className="text-base font-semibold tabular-nums">{howMany(total)}</span>
          <ChevronRight className="size-4 text-ink-3" aria-hidden />
        </Link>
      </li>
    ))}
  </ul>
)
