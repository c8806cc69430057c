import { m } from '#messages'
import { refusalOf } from '../../forms/refusal.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import type { RowId } from '../bulk/selection.tsx'

/** How long a delete can be undone. */
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
 * Confirmed deletes that take effect when the time to undo them is over, or when the page is left. Until then the rows are
 * only hidden, so an undone delete is never carried out, whatever happens to this browser.
 */
export const pendingDeletes = {
  read: () => waiting,
  subscribe: (listener: () => void) => added(listeners, listener),
  /** Called with the address of a list when one of its deletes has ended; the rows stay hidden until it has reloaded. */
  onFinished: (listener: (list: string) => Promise<void>) => added(finished, listener),
  /** Undoes the last one; false if there is none. */
  undoLast: () => {
    const last = waiting.at(-1)
    if (last) undo(last)
    return last !== undefined
  },
}

/** Hides rows and deletes them a little later; `what` is “Kettle” or `3 products`. */
export function deleteLater({ what, ...entry }: PendingDelete & Pick<Waiting, 'send'> & { what: string }): void {
  const one: Waiting = {
    ...entry,
    timer: setTimeout(() => void carryOut(one), UNDO_MILLISECONDS),
    toastId: toast.info(m.lists_deleting({ what }), {
      action: { label: m.lists_undo(), run: () => undo(one) },
      stays: true,
    }),
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
    // An ended session is reported like any other refusal: this may be another screen by now.
    toast.error(messageOf(error), { text: m.lists_rows_back() })
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

// Closing the page does not undo them.
if (typeof window !== 'undefined')
  window.addEventListener('pagehide', () => {
    for (const one of waiting) void carryOut(one)
  })
