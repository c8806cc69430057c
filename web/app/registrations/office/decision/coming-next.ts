/** The registration that the person is on the way to, and the one key that was pressed for it. */
export interface Coming {
  id: number
  key: string | undefined
  /** several keys were pressed: it is not clear what was meant, so none is kept */
  isUnclear: boolean
}

let coming: Coming | undefined
const listeners = new Set<() => void>()

/** What is on its way, from anywhere in the browser: the screen that was left says it, the one that comes takes it. */
export const comingNext = {
  read: (): Coming | undefined => coming,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  /** A key that was pressed for another one is forgotten. */
  expect: (id: number): void => {
    if (coming?.id !== id) put({ id, key: undefined, isUnclear: false })
  },
  /** Keeps a key until the page is there. The same key again is one press; a second one takes both back, Escape as well. */
  press: (key: string): void => {
    if (!coming) return
    if (key === 'Escape') put({ ...coming, key: undefined, isUnclear: false })
    else if (!coming.isUnclear && coming.key === undefined) put({ ...coming, key })
    else if (coming.key !== key) put({ ...coming, key: undefined, isUnclear: true })
  },
  /** The key for this one, once; nothing is on its way any more. */
  take: (id: number): string | undefined => {
    const key = coming?.id === id ? coming.key : undefined
    put(undefined)
    return key
  },
  forget: (): void => put(undefined),
}

function put(next: Coming | undefined) {
  coming = next
  for (const listener of listeners) listener()
}
