import { useSyncExternalStore } from 'react'

/** A question for a dialog, with its callback. */
export type Question<Facts> = Facts & { answer: (yes: boolean) => void }

/** A question that any code can ask and one dialog answers. A new question replaces the open one. */
export function openQuestion<Facts extends object>() {
  let question: Question<Facts> | undefined
  const listeners = new Set<() => void>()
  const put = (next: Question<Facts> | undefined) => {
    question = next
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  return {
    ask: (facts: Facts) =>
      new Promise<boolean>((resolve) => {
        question?.answer(false)
        put({
          ...facts,
          answer: (yes) => {
            put(undefined)
            resolve(yes)
          },
        })
      }),
    /** The open question, if any. */
    useOpen: () =>
      useSyncExternalStore(
        subscribe,
        () => question,
        () => undefined,
      ),
  }
}
