import type { DeadEndSign } from 'contract/dead-ends/words'
import { useSyncExternalStore } from 'react'

const placeOf = (pathname: string) => `dead-end ${pathname}`
// A browser that keeps nothing counts once for as long as the page is open.
const open = new Map<string, string>()
const listeners = new Set<() => void>()

/** What was pressed on this page in this tab. */
export const signsGiven = (pathname: string): readonly DeadEndSign[] => listOf(kept(pathname))

/** The same, for what is drawn. */
export function useSignsGiven(pathname: string): readonly DeadEndSign[] {
  return listOf(
    useSyncExternalStore(
      subscribe,
      () => kept(pathname),
      () => '',
    ),
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

// Only this module writes there.
const listOf = (words: string) => (words === '' ? [] : (words.split(' ') as DeadEndSign[]))

function kept(pathname: string): string {
  try {
    const words = sessionStorage.getItem(placeOf(pathname))
    if (words) return words
  } catch {
    // Without a storage the open page remembers.
  }
  return open.get(pathname) ?? ''
}

/** Remembers a press, or forgets one that did not arrive; gives what counts now. */
export function keepSign(pathname: string, sign: DeadEndSign, given: boolean): readonly DeadEndSign[] {
  const others = signsGiven(pathname).filter((other) => other !== sign)
  const signs = given ? [...others, sign] : others
  open.set(pathname, signs.join(' '))
  try {
    if (signs.length > 0) sessionStorage.setItem(placeOf(pathname), signs.join(' '))
    else sessionStorage.removeItem(placeOf(pathname))
  } catch {
    // It is kept above.
  }
  for (const listener of listeners) listener()
  return signs
}

/** The page of this site before this one, as far as the browser tells. */
export function previousPath(): string | undefined {
  const { navigation } = globalThis as { navigation?: HistoryOfTab }
  const at = navigation?.currentEntry?.index ?? 0
  const before = navigation?.entries()[at - 1]?.url ?? document.referrer
  if (!before || !URL.canParse(before)) return undefined
  const { origin, pathname } = new URL(before)
  return origin === location.origin ? pathname : undefined
}

interface HistoryOfTab {
  currentEntry: { index: number } | null
  entries: () => { url: string | null }[]
}
