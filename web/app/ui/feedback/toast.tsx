import { clsx } from 'clsx'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { toast, TOAST_MILLISECONDS, toastStore, type ToastMessage, type ToastTone } from './toast-store.ts'
import { m } from '#messages'

export { toast } from './toast-store.ts'

const NONE: readonly ToastMessage[] = []

/** Rendered once, in the root. In the office it is at the right, clear of the side menu and of the cards at the left in which one works. On a phone it moves to the top while a dialog is open, whose buttons are at the bottom. Its two live regions are always mounted: screen readers ignore a region that appears with its text. */
export function Toaster() {
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => NONE)
  const urgent = (message: ToastMessage) => message.tone === 'error'
  return (
    <div
      data-toaster=""
      className="pointer-events-none fixed bottom-20 left-4 z-70 grid max-h-[60dvh] content-end gap-3 max-sm:right-4 lg:bottom-18 lg:left-6 lg:[:root:has([data-side-menu])_&]:right-6 lg:[:root:has([data-side-menu])_&]:left-auto max-sm:[:root:has([role=dialog])_&]:top-4 max-sm:[:root:has([role=dialog])_&]:bottom-auto print:hidden"
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may not hold blocks */}
      <div role="status" aria-live="polite" className="grid gap-3 empty:hidden">
        {messages
          .filter((message) => !urgent(message))
          .map((message) => (
            <Toast key={message.id} message={message} />
          ))}
      </div>
      <div role="alert" aria-live="assertive" className="grid gap-3 empty:hidden">
        {messages.filter(urgent).map((message) => (
          <Toast key={message.id} message={message} />
        ))}
      </div>
    </div>
  )
}

function Toast({ message }: { message: ToastMessage }) {
  const [held, setHeld] = useState(false)
  const stays = message.stays ?? message.tone === 'error'
  useEffect(() => {
    if (stays || held) return undefined
    const timer = setTimeout(() => toast.dismiss(message.id), TOAST_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [message.id, stays, held])
  const hold = { onPointerEnter: () => setHeld(true), onFocus: () => setHeld(true) }
  const release = { onPointerLeave: () => setHeld(false), onBlur: () => setHeld(false) }
  return (
    <div {...hold} {...release} className="pointer-events-auto">
      <ToastFrame message={message} />
    </div>
  )
}

const ICON = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert, info: Info }
const TINT: Record<ToastTone, string> = {
  success: 'text-green',
  warning: 'text-amber',
  error: 'text-red',
  info: 'text-ink-2',
}

/** The toast without its timer, for `/kit`. */
export function ToastFrame({ message }: { message: ToastMessage }) {
  const Icon = ICON[message.tone]
  const dismiss = () => toast.dismiss(message.id)
  const action = message.action ?? (message.retry && { label: m.ui_try_again(), run: message.retry })
  const act = () => {
    dismiss()
    action?.run()
  }
  return (
    <div className="flex w-full items-start gap-3 rounded-card border border-line bg-white py-3.5 pr-1.5 pl-4 shadow-float sm:w-96">
      <Icon className={clsx('mt-0.5 size-5', TINT[message.tone])} />
      <div className="min-w-0 grow py-px">
        <p className="text-sm font-medium">{message.title}</p>
        {message.text && <p className="mt-0.5 text-xs text-ink-2">{message.text}</p>}
        {action && (
          <button
            type="button"
            onClick={act}
            className="-mb-2 inline-flex min-h-11 items-center text-xs font-medium underline underline-offset-4"
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={m.ui_dismiss()}
        onClick={dismiss}
        className="-my-2 flex size-11 shrink-0 items-center justify-center rounded-control text-ink-3 hover:bg-ground hover:text-ink"
      >
        <X className="size-4.5" />
      </button>
    </div>
  )
}
