/** How a backup is named. */
export const DAY = /^\d{4}-\d{2}-\d{2}$/

const KEPT = { days: 7, weeks: 4, months: 6 }

/**
 * Which of these backups are kept, by their days (`YYYY-MM-DD`): the newest seven, and the newest of each of the last
 * four weeks and six months that have one. A week begins on Sunday.
 */
export function keptDays(days: readonly string[]): Set<string> {
  const newestFirst = days.toSorted().toReversed()
  return new Set([
    ...newestFirst.slice(0, KEPT.days),
    ...newestOfEach(newestFirst, weekOf).slice(0, KEPT.weeks),
    ...newestOfEach(newestFirst, (day) => day.slice(0, 7)).slice(0, KEPT.months),
  ])
}

function newestOfEach(newestFirst: readonly string[], periodOf: (day: string) => string | number): string[] {
  const found = new Map<string | number, string>()
  for (const day of newestFirst) if (!found.has(periodOf(day))) found.set(periodOf(day), day)
  return [...found.values()]
}

const DAY_MS = 24 * 60 * 60 * 1000
/** 1 January 1970 was a Thursday. */
const weekOf = (day: string): number => Math.floor((Date.parse(day) / DAY_MS + 4) / 7)
