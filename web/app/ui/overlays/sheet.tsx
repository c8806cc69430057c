import { Dialog as Base } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { m } from '#messages'

export interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** `bottom` for filters on a phone, `left` for the side menu. */
  side?: 'bottom' | 'left'
  /** Stays below the scrolling part. */
  footer?: ReactNode
  /** What has the focus once it is closed, where that is not what opened it. */
  focusAfter?: () => HTMLElement | null | undefined
  children: ReactNode
}

const SIDE = {
  bottom:
    'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-card data-ending-style:translate-y-4 data-starting-style:translate-y-4',
  left: 'inset-y-0 left-0 w-80 max-w-[85vw] data-ending-style:-translate-x-4 data-starting-style:-translate-x-4',
}

/** A panel from the edge of the screen, with a head, a scrolling body and a foot. */
export const Sheet = ({ open, onOpenChange, title, side = 'bottom', footer, focusAfter, children }: SheetProps) => (
  <Base.Root open={open} onOpenChange={onOpenChange}>
    <Base.Portal>
      <Base.Backdrop className="fixed inset-0 z-50 bg-night/45 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
      <Base.Popup
        finalFocus={() => focusAfter?.() ?? true}
        className={clsx(
          'fixed z-50 flex flex-col bg-white text-ink shadow-float outline-none transition-[opacity,translate] data-ending-style:opacity-0 data-starting-style:opacity-0',
          SIDE[side],
        )}
      >
        <div className="flex h-14 shrink-0 items-center justify-between border-b border-line pr-2 pl-5">
          <Base.Title className="text-heading">{title}</Base.Title>
          <Base.Close
            aria-label={m.ui_close()}
            className="flex size-11 items-center justify-center rounded-control hover:bg-ground"
          >
            <X className="size-5" />
          </Base.Close>
        </div>
        <div className="grow overflow-y-auto px-5 py-2">{children}</div>
        {footer && <div className="flex shrink-0 gap-3 border-t border-line px-5 py-3">{footer}</div>}
      </Base.Popup>
    </Base.Portal>
  </Base.Root>
)
