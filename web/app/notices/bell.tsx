import BellIcon from 'lucide-react/icons/bell'
import { Suspense, useState, type ComponentType } from 'react'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { IconLink } from '../ui/buttons/icon-link.tsx'
import { whole } from '../ui/format/numbers.ts'
import { m } from '#messages'

export interface BellPopoverProps {
  /** The bell, below which it opens. */
  anchor: HTMLElement
  onClose: () => void
}

export interface BellProps {
  /** the list of all notices */
  to: string
  unread: number
  /** shows the newest; loaded when the bell is pressed */
  Popover: ComponentType<BellPopoverProps>
}

/** Whether there is news. On a phone it leads to the notices, on a desk it shows the newest. */
export function Bell({ to, unread, Popover }: BellProps) {
  const label = unread > 0 ? m.notices_unread({ count: whole(unread) }) : m.notices_title()
  return (
    <>
      <IconLink to={to} label={label} className="relative max-w-[14vw] lg:hidden">
        <CountedBell unread={unread} />
      </IconLink>
      <DeskBell unread={unread} label={label} Popover={Popover} />
    </>
  )
}

function DeskBell({ unread, label, Popover }: Omit<BellProps, 'to'> & { label: string }) {
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
          <Popover anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

const CountedBell = ({ unread }: { unread: number }) => (
  <>
    <BellIcon />
    {unread > 0 && (
      <span className="absolute top-1 right-1 flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-red px-1 text-[0.6875rem]/none font-medium text-white tabular-nums">
        {unread > 99 ? `${whole(99)}+` : whole(unread)}
      </span>
    )}
  </>
)
