import { NOTICES } from 'contract/core/paths'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { placeBelow } from '../ui/overlays/place-below.ts'
import { TextLink } from '../ui/buttons/text-link.tsx'
import { NewestNotices } from './newest-notices.tsx'

export interface NoticePopoverProps {
  /** The bell, below which it opens. */
  anchor: HTMLElement
  onClose: () => void
}

/** The newest notices below the bell. Escape, a press beside it or a Tab out of it closes. */
export default function NoticePopover({ anchor, onClose }: NoticePopoverProps) {
  const heading = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const close = () => popover.current?.hidePopover()

  useLayoutEffect(() => {
    const box = popover.current!
    const place = () => placeBelow(box, anchor, 'end')
    const left = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !box.contains(relatedTarget)) box.hidePopover()
    }
    box.showPopover()
    place()
    box.focus({ preventScroll: true })
    box.addEventListener('focusout', left)
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      box.removeEventListener('focusout', left)
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  }, [anchor])

  return (
    <div
      ref={popover}
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      popover="auto"
      onToggle={(event) => event.newState === 'closed' && onClose()}
      className="fixed inset-auto m-0 max-h-[calc(100dvh-6rem)] w-96 overflow-y-auto rounded-card border border-line bg-white text-left font-normal text-ink shadow-float outline-none"
    >
      <div className="flex items-center justify-between border-b border-line px-4">
        <h2 id={heading} className="text-sm font-semibold">
          Notices
        </h2>
        <TextLink to={NOTICES} onClick={close} className="flex min-h-11 items-center text-xs">
          See all
        </TextLink>
      </div>
      <NewestNotices key={attempt} onFollow={close} onRetry={() => setAttempt(attempt + 1)} />
    </div>
  )
}
