import { listOf, stored, useStored } from '../../ui/browser/stored.ts'

/** Ids of products that this browser remembers, newest first. */
export interface KeptIds {
  read: () => readonly number[]
  /** Puts ids in place of all. */
  keep: (ids: readonly number[]) => void
  subscribe: (listener: () => void) => () => void
}

const NONE: readonly number[] = []
const ids = listOf((id): id is number => Number.isSafeInteger(id) && Number(id) > 0)

/** A named list of ids with a maximum; without browser storage it lasts until the page is left. */
export function keptIds(name: string, atMost: number): KeptIds {
  const place = stored(name, { check: (value) => ids(value)?.slice(0, atMost), empty: NONE })
  return { ...place, keep: (next) => place.keep(next.slice(0, atMost)) }
}

/** The ids as they are now; none while the page is as the server drew it. */
export const useKeptIds = (kept: KeptIds): readonly number[] => useStored(kept, NONE)
