import { localeOfPath } from 'contract/core/locale'
import { DEAD_END_SIGNS, type DeadEndSign } from 'contract/dead-ends/words'
import { useMemo } from 'react'
import { listOf, stored, useStored } from '../ui/browser/stored.ts'

const NONE: readonly DeadEndSign[] = []
const isSign = (value: unknown): value is DeadEndSign => DEAD_END_SIGNS.some((sign) => sign === value)
const signsAt = (pathname: string) =>
  stored(`dead-end ${pathname}`, { area: 'tab', check: listOf(isSign), empty: NONE })

/** The reactions pressed on this page in this tab. */
export const signsGiven = (pathname: string): readonly DeadEndSign[] => signsAt(pathname).read()

/** The same, for graphics. */
export function useSignsGiven(pathname: string): readonly DeadEndSign[] {
  const place = useMemo(() => signsAt(pathname), [pathname])
  return useStored(place, NONE)
}

/** Remembers a click, or forgets one that did not arrive. Returns the current value. */
export function keepSign(pathname: string, sign: DeadEndSign, given: boolean): readonly DeadEndSign[] {
  const place = signsAt(pathname)
  const others = place.read().filter((other) => other !== sign)
  const signs = given ? [...others, sign] : others
  place.keep(signs)
  return signs
}

/** The page of this site before this one, as far as the browser reveals it. */
export function previousPath(): string | undefined {
  const { navigation } = globalThis as { navigation?: HistoryOfTab }
  const at = navigation?.currentEntry?.index ?? 0
  const before = navigation?.entries()[at - 1]?.url ?? document.referrer
  if (!before || !URL.canParse(before)) return undefined
  const { origin, pathname } = new URL(before)
  return origin === location.origin ? localeOfPath(pathname).path : undefined
}

interface HistoryOfTab {
  currentEntry: { index: number } | null
  entries: () => { url: string | null }[]
}
