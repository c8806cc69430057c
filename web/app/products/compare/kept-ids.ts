import { useSyncExternalStore } from 'react'

/** Ids of products that this browser remembers, newest first. */
export interface KeptIds {
  read: () => readonly number[]
  /** Puts ids in place of all. */
  keep: (ids: readonly number[]) => void
  subscribe: (listener: () => void) => () => void
}

const NONE: readonly number[] = []

/** A named list of ids with a maximum; without browser storage it lasts until the page is left. */
export function keptIds(name: string, atMost: number): KeptIds {
  const listeners = new Set<() => void>()
  let known: readonly number[] | undefined
  const tell = () => {
    for (const listener of listeners) listener()
  }
  // Another window of the same browser changed it.
  const changed = ({ key }: StorageEvent) => {
    if (key !== name) return
    known = undefined
    tell()
  }
  return {
    read: () => (known ??= stored(name).slice(0, atMost)),
    keep(ids) {
      known = ids.slice(0, atMost)
      try {
        localStorage.setItem(name, JSON.stringify(known))
      } catch {
        // A browser without room for it forgets them with the page.
      }
      tell()
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', changed)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', changed)
      }
    },
  }
}

/** The ids as they are now; none while the page is as the server drew it. */
export const useKeptIds = (kept: KeptIds): readonly number[] =>
  useSyncExternalStore(kept.subscribe, kept.read, () => NONE)

function stored(name: string): readonly number[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
    return Array.isArray(value) ? value.filter((id): id is number => Number.isSafeInteger(id) && id > 0) : NONE
  } catch {
    return NONE
  }
}
