/** Errors stay until they are dismissed; other toasts disappear after this time, unless the pointer or the focus is on them. */
export const TOAST_MILLISECONDS = 5000

export type ToastTone = 'success' | 'warning' | 'error' | 'info'

export interface ToastMore {
  /** A second line with details. */
  text?: string
  /** Offers `Try again`; pressing it also dismisses the toast. */
  retry?: () => void
  /** Offers something else: `Undo`. */
  action?: { label: string; run: () => void }
  /** Stays until it is dismissed, whatever its tone. */
  stays?: boolean
}

export interface ToastMessage extends ToastMore {
  id: number
  tone: ToastTone
  title: string
}

let shown: readonly ToastMessage[] = []
let last = 0
const listeners = new Set<() => void>()

/** Shows a message at the edge of the screen, from anywhere in the browser: one at a time, beside those that offer Undo or Try again. */
export const toast = {
  success: (title: string, more?: ToastMore) => show('success', title, more),
  warning: (title: string, more?: ToastMore) => show('warning', title, more),
  error: (title: string, more?: ToastMore) => show('error', title, more),
  info: (title: string, more?: ToastMore) => show('info', title, more),
  dismiss: (id: number) => put(shown.filter((message) => message.id !== id)),
}

/** For `Toaster` only. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => shown,
}

function show(tone: ToastTone, title: string, more: ToastMore = {}): number {
  const id = ++last
  const offering = shown.filter((message) => (message.action ?? message.retry) && message.title !== title)
  put([...offering, { id, tone, title, ...more }])
  return id
}

function put(messages: readonly ToastMessage[]) {
  shown = messages
  for (const listener of listeners) listener()
}
