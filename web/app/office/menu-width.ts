import { useSyncExternalStore } from 'react'

const KEY = 'office-menu'
const listeners = new Set<() => void>()

/** Whether the side menu shows icons only; this browser remembers it until logout. */
export const useNarrowMenu = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(KEY) === 'narrow',
    () => false,
  )

export function setNarrowMenu(narrow: boolean): void {
  if (narrow) localStorage.setItem(KEY, 'narrow')
  else localStorage.removeItem(KEY)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
