import type { Dates } from 'contract/core/dates'
import { englishDates } from 'contract/core/english-dates'
import { daysBetween, isoDay, nepalTime, type When } from 'contract/core/nepal-time'

/** Of the page's language. Named here alone, so that a page carries the calendar and the words of one language. */
const dates: Dates = englishDates

/** `Monday, 5 Jan 2024`, for a date by itself */
export const longDate = (when: When): string => dates.long(when)

/** `5 Jan 2024`, inside a sentence or a second line */
export const shortDate = (when: When): string => dates.short(when)

/** `5 Jan 2024, 4:22 PM` */
export const dateTime = (when: When): string => dates.dateTime(when)

/** `4:22 PM` */
export const timeOfDay = (when: When): string => dates.time(when)

/** `Jan 5th 2024, 4:22:09 PM`, as contact messages show it */
export const messageTime = (when: When): string => dates.message(when)

/** `January 2024`: a member since */
export const monthYear = (when: When): string => dates.month(when)

/** `in 3 months`, `2 years ago` */
export const relative: Dates['relative'] = (count, unit) => dates.relative(count, unit)

/** `today`, `yesterday`, `3 days ago`, `tomorrow`, `in 3 days`: days of the calendar, not hours */
export function relativeDay(when: When, now: Date = new Date()): string {
  const time = nepalTime(when)
  return time ? relative(daysBetween(now, new Date(when!)), 'day') : '–'
}

/** Today in Nepal as `YYYY-MM-DD`: the `max` of a date that cannot lie in the future. */
export const isoToday = (now: Date = new Date()): string => isoDay(now)
