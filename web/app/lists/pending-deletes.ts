import { refusalOf } from '../forms/refusal.ts'
import { toast } from '../ui/feedback/toast-store.ts'
import type { RowId } from './selection.tsx'

/** How long a delete can be taken back. */
export const UNDO_MILLISECONDS = 5000

export interface PendingDelete {
  /** the address of the list without its filters */
  list: string
  ids: ReadonlySet<RowId>
}

interface Waiting extends PendingDelete {
  send: () => Promise<{ message: string }>
  timer: ReturnType<typeof setTimeout>
  toastId: number
}

let waiting: readonly Waiting[] = []
const listeners = new Set<() => void>()
const finished = new Set<(list: string) => Promise<void>>()

/**
 * Deletes that were confirmed and take effect when the time to undo them is over, or when the page is left. Until then
 * the rows are only out of sight, so whatever happens to this browser, nothing goes that somebody took back.
 */
export const pendingDeletes = {
  read: () => waiting,
  subscribe: (listener: () => void) => added(listeners, listener),
  /** Hears the address of a list when a delete of it came to its end; the rows stay out of sight until it has read anew. */
  onFinished: (listener: (list: string) => Promise<void>) => added(finished, listener),
  /** Takes the last one back; false when there is none. */
  undoLast: () => {
    const last = waiting.at(-1)
    if (last) undo(last)
    return last !== undefined
  },
}

/** Takes rows out of sight and deletes them a little later; `what` is “Kettle” or `3 products`. */
export function deleteLater({ what, ...entry }: PendingDelete & Pick<Waiting, 'send'> & { what: string }): void {
  const one: Waiting = {
    ...entry,
    timer: setTimeout(() => void carryOut(one), UNDO_MILLISECONDS),
    toastId: toast.info(`Deleting ${what}`, { action: { label: 'Undo', run: () => undo(one) }, stays: true }),
  }
  put([...waiting, one])
}

function undo(one: Waiting) {
  clearTimeout(one.timer)
  remove(one)
}

async function carryOut(one: Waiting): Promise<void> {
  clearTimeout(one.timer)
  toast.dismiss(one.toastId)
  try {
    const { message } = await one.send()
    toast.success(message)
  } catch (error) {
    remove(one)
    // A session that ended meanwhile is told like any other refusal: this may be another screen by now.
    toast.error(messageOf(error), { text: 'The rows are back in their list.' })
  }
  await Promise.all([...finished].map((listener) => listener(one.list)))
  remove(one)
}

function messageOf(error: unknown): string {
  try {
    return refusalOf(error).message
  } catch {
    return error instanceof Error ? error.message : String(error)
  }
}

function remove(one: Waiting) {
  toast.dismiss(one.toastId)
  put(waiting.filter((other) => other !== one))
}

function put(next: readonly Waiting[]) {
  waiting = next
  for (const listener of listeners) listener()
}

function added<T>(set: Set<T>, listener: T): () => void {
  set.add(listener)
  return () => {
    set.delete(listener)
  }
}

// Closing the page is not Undo.
if (typeof window !== 'undefined')
  window.addEventListener('pagehide', () => {
    for (const one of waiting) void carryOut(one)
  })
