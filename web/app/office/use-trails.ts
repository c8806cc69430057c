import { useStored } from '../ui/browser/stored.ts'
import { leftAt, trails, type Trail } from './trails.ts'

const NONE: readonly Trail[] = []

/** The lists that were seen in this tab. */
export const useTrails = (): readonly Trail[] => useStored(trails, NONE)

/** The address of a list with the page and the filters with which it was left in this tab. */
export const useLeftAt = (list: string): string => leftAt(useTrails(), list)
