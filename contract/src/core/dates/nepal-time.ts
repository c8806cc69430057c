/** A timestamp, a plain date `YYYY-MM-DD`, or nothing. */
export type When = string | Date | null | undefined

/** A moment as calendars and clocks in Nepal show it. Months are 1 to 12, weekdays 0 for Sunday to 6. */
export interface NepalTime {
  /** `YYYY-MM-DD` */
  iso: string
  year: number
  month: number
  day: number
  weekday: number
  hour: number
  minute: number
  second: number
}

/** Asia/Kathmandu since 1986, which knows no summer time: 5 hours and 45 minutes ahead. */
export const AHEAD_MILLISECONDS = (5 * 60 + 45) * 60 * 1000
export const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

/** The moment in Nepal; undefined for a missing or unreadable value. */
export function nepalTime(when: When): NepalTime | undefined {
  if (!when) return undefined
  const moment = new Date(when).getTime() + AHEAD_MILLISECONDS
  const shown = new Date(moment)
  if (Number.isNaN(shown.getTime())) return undefined
  return {
    iso: shown.toISOString().slice(0, 10),
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    weekday: shown.getUTCDay(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
  }
}

/** The calendar day in Nepal, `YYYY-MM-DD`. */
export const isoDay = (when: Date): string => new Date(when.getTime() + AHEAD_MILLISECONDS).toISOString().slice(0, 10)

/** When a day `YYYY-MM-DD` begins in Nepal. */
export const startOfDay = (day: string): Date => new Date(Date.parse(day) - AHEAD_MILLISECONDS)

/** Days of the calendar from one moment to another. */
export const daysBetween = (from: Date, to: Date): number =>
  Math.round((Date.parse(isoDay(to)) - Date.parse(isoDay(from))) / DAY_MILLISECONDS)
