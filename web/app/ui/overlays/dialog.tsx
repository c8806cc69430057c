import { Dialog as Base } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import { useRef, type ReactNode } from 'react'
import { m } from '#messages'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** A question, or what to fill in. */
  title: ReactNode
  /** What will happen, with names and numbers. */
  text?: ReactNode
  /** The buttons: a `DialogCancel` and one verb. */
  actions?: ReactNode
  /** Nothing closes a busy dialog: not Escape, the backdrop, Cancel or the icon. */
  busy?: boolean
  /** `wide` for a form of two columns. */
  width?: 'narrow' | 'wide'
  /** What has the focus once it is closed, where that is not what opened it. */
  focusAfter?: () => HTMLElement | null | undefined
  children?: ReactNode
}

const WIDTH = { narrow: 'max-w-md', wide: 'max-w-2xl' }

/** Centred; on a phone at the bottom. The focus goes to `data-initial-focus`, else to Cancel. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, text, actions, busy = false, width = 'narrow', focusAfter, children } = props
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { event }) => {
        if (!busy && !isOnToast(event)) onOpenChange(next)
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 bg-night/45 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-50 flex items-end justify-center overflow-y-auto p-5 sm:items-center">
          <Base.Popup
            ref={popup}
            initialFocus={() => harmless(popup.current)}
            finalFocus={() => focusAfter?.() ?? true}
            className={clsx(
              'flex max-h-full w-full flex-col overflow-hidden rounded-card bg-white text-ink shadow-float outline-none transition-[opacity,translate] data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0',
              WIDTH[width],
            )}
          >
            <div className="min-h-0 overflow-y-auto px-6 pt-6 pb-5">
              <div className="flex items-start justify-between gap-3">
                <Base.Title className="text-heading">{title}</Base.Title>
                <Base.Close
                  aria-label={m.ui_close_dialog()}
                  disabled={busy}
                  className="-mt-2.5 -mr-3.5 flex size-11 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-ground hover:text-ink disabled:text-ink-3"
                >
                  <X className="size-5" />
                </Base.Close>
              </div>
              {text && <Base.Description className="mt-2 text-sm text-ink-2">{text}</Base.Description>}
              {children && <div className="mt-5">{children}</div>}
            </div>
            {actions && (
              <div className="flex shrink-0 flex-col-reverse gap-2.5 border-t border-line px-6 py-4 sm:flex-row sm:justify-end">
                {actions}
              </div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** A toast is above the dialog; pressing it must not close the dialog. */
const isOnToast = ({ target }: Event) => target instanceof Element && target.closest('[data-toaster]') !== null

/** The control on which a premature Enter does no harm. */
const harmless = (popup: HTMLElement | null): HTMLElement | true =>
  popup?.querySelector<HTMLElement>('[data-initial-focus]') ??
  popup?.querySelector<HTMLElement>('[data-cancel]') ??
  true
