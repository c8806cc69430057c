import { NOTICES } from 'contract/core/paths'
import Bell from 'lucide-react/icons/bell'
import { lazy, Suspense, useState } from 'react'
import { useVisitor } from '../session/profile.ts'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { IconLink } from '../ui/buttons/icon-link.tsx'
import { whole } from '../ui/format/numbers.ts'
import { m } from '#messages'

// Loaded on demand: too heavy for the page itself.
const NoticePopover = lazy(() => import('./notice-popover.tsx'))

/** For a customer: whether there is news. On a phone it leads to the notices, on a desk it shows the newest. */
export function NoticeBell() {
  const visitor = useVisitor()
  if (visitor.state !== 'in' || visitor.profile?.role !== 'customer') return null
  const { unread_notices: unread } = visitor.profile
  const label = unread > 0 ? m.notices_unread({ count: whole(unread) }) : m.notices_title()
  return (
    <>
      <IconLink to={NOTICES} label={label} className="relative max-w-[14vw] lg:hidden">
        <CountedBell unread={unread} />
      </IconLink>
      <DeskBell unread={unread} label={label} />
    </>
  )
}

function DeskBell({ unread, label }: { unread: number; label: string }) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <div className="max-lg:hidden">
      <IconButton
        label={label}
        className="relative"
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
      >
        <CountedBell unread={unread} />
      </IconButton>
      {anchor && (
        <Suspense>
          <NoticePopover anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

const CountedBell = ({ unread }: { unread: number }) => (
  <>
    <Bell />
    {unread > 0 && (
      <span className="absolute top-1 right-1 flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-red px-1 text-[0.6875rem]/none font-medium text-white tabular-nums">
        {unread > 99 ? `${whole(99)}+` : whole(unread)}
      </span>
    )}
  </>
)
