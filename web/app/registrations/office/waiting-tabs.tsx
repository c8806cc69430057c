import { clsx } from 'clsx'
import { Link } from 'react-router'
import { m } from '#messages'
import { useFilter } from '../../lists/filters/filters.tsx'

/** What waits for a decision, oldest first as the queue goes through it, and what came by phone and waits for its bill. */
export function WaitingTabs() {
  const shown = useFilter('waiting')
  const tabs = [
    ['', '?', m.registrations_office_tab_all()],
    ['queue', '?waiting=queue', m.registrations_office_tab_queue()],
    ['phone', '?waiting=phone', m.registrations_office_tab_phone()],
  ] as const
  return (
    <nav
      aria-label={m.registrations_office_tabs()}
      className="mb-4 flex shrink-0 gap-5 overflow-x-auto border-b border-line text-xs whitespace-nowrap"
    >
      {tabs.map(([part, to, name]) => (
        <Link
          key={part}
          to={to}
          aria-current={part === shown ? 'page' : undefined}
          className={clsx(
            'flex min-h-10 items-center border-b-2 focus-visible:-outline-offset-2 pointer-coarse:min-h-11',
            part === shown ? 'border-ink font-medium text-ink' : 'border-transparent text-ink-2 hover:text-ink',
          )}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
