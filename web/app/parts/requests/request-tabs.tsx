import { isOpenRequest, REQUEST_STATES, type RequestState } from 'contract/parts/words'
import { Link, useLocation } from 'react-router'
import { m } from '#messages'
import { useFilter } from '../../lists/filters/filters.tsx'
import { TAB_LINK, TAB_STRIP } from '../../ui/data/tab-look.ts'
import { whole } from '../../ui/format/numbers.ts'
import { stateLabel } from './request-words.ts'

/** How many requests are in each state; each tab shows its own, the first one all that are still open. */
export function RequestTabs({ counts }: { counts: Readonly<Record<RequestState, number>> | undefined }) {
  const shown = useFilter('state')
  const { search } = useLocation()
  const toState = (state: RequestState | '') => {
    const next = new URLSearchParams(search)
    next.delete('page')
    next.delete('state')
    if (state) next.set('state', state)
    return `?${next}`
  }
  const open = REQUEST_STATES.filter(isOpenRequest)
  const tabs: readonly (readonly [state: RequestState | '', label: string, count: number | undefined])[] = [
    ['', m.part_requests_open(), counts && open.reduce((sum, state) => sum + counts[state], 0)],
    ...REQUEST_STATES.map((state) => [state, stateLabel(state), counts?.[state]] as const),
  ]
  return (
    <nav aria-label={m.part_requests_states()} className={`mb-4 ${TAB_STRIP}`}>
      {tabs.map(([state, label, count]) => (
        <Link
          key={state}
          to={toState(state)}
          preventScrollReset
          aria-current={state === shown ? 'page' : undefined}
          className={TAB_LINK}
        >
          <span className="whitespace-nowrap">{label}</span>
          {count !== undefined && <span className="text-2xs text-ink-3 tabular-nums">{whole(count)}</span>}
        </Link>
      ))}
    </nav>
  )
}
