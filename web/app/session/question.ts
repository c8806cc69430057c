import { useSyncExternalStore } from 'react'

/** What a dialog is to ask, and how it answers. */
export type Question<Facts> = Facts & { answer: (yes: boolean) => void }

/** A question that code anywhere asks and one dialog answers; another one takes the place of the one that is open. */
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
    /** The question that is open, if there is one. */
    useOpen: () =>
      useSyncExternalStore(
        subscribe,
        () => question,
        () => undefined,
      ),
  }
}
