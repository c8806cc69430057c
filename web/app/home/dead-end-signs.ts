import type { DeadEndSign } from 'contract/dead-ends'

const placeOf = (pathname: string) => `dead-end ${pathname}`
// A browser that keeps nothing counts once for as long as the page is open.
const open = new Map<string, readonly DeadEndSign[]>()

/** What was pressed on this page in this tab. */
export function signsGiven(pathname: string): readonly DeadEndSign[] {
  try {
    const kept = sessionStorage.getItem(placeOf(pathname))
    if (kept) return kept.split(' ') as DeadEndSign[]
  } catch {
    // Without a storage the open page remembers.
  }
  return open.get(pathname) ?? []
}

/** Remembers a press, or forgets one that did not arrive; gives what counts now. */
export function keepSign(pathname: string, sign: DeadEndSign, given: boolean): readonly DeadEndSign[] {
  const others = signsGiven(pathname).filter((other) => other !== sign)
  const signs = given ? [...others, sign] : others
  open.set(pathname, signs)
  try {
    if (signs.length > 0) sessionStorage.setItem(placeOf(pathname), signs.join(' '))
    else sessionStorage.removeItem(placeOf(pathname))
  } catch {
    // It is kept above.
  }
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
