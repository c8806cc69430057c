import { Popover } from '@base-ui/react/popover'
import { Fragment, useRef, useState, type ReactNode } from 'react'
import { TextLink } from '../ui/buttons/text-link.tsx'
import type { BellPopoverProps } from './bell.tsx'
import { m } from '#messages'

export interface PopoverFrameProps extends BellPopoverProps {
  /** the list of all notices */
  to: string
  /** the newest ones; `again` loads them once more */
  children: (again: () => void) => ReactNode
}

/** The newest notices below the bell. Escape, a press beside it or a Tab out of it closes. */
export function PopoverFrame({ anchor, onClose, to, children }: PopoverFrameProps) {
  const popup = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  return (
    <Popover.Root
      open
      onOpenChange={(_, { reason, event }) => {
        // A press on the bell closes it by the bell's own click.
        if (reason !== 'outside-press' || !anchor.contains(event.target as Node)) onClose()
      }}
    >
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} align="end" sideOffset={8} collisionPadding={8} className="z-60">
          <Popover.Popup
            ref={popup}
            initialFocus={popup}
            finalFocus={() => anchor}
            className="max-h-(--available-height) w-96 overflow-y-auto rounded-card border border-line bg-white text-ink shadow-float outline-none"
          >
            <div className="flex items-center justify-between border-b border-line px-4">
              <Popover.Title className="text-sm font-semibold">{m.notices_title()}</Popover.Title>
              <TextLink to={to} onClick={onClose} className="flex min-h-11 items-center text-xs">
                {m.notices_see_all()}
              </TextLink>
            </div>
            <Fragment key={attempt}>{children(() => setAttempt(attempt + 1))}</Fragment>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
