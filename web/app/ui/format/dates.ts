import { datesIn } from 'contract/core/dates-in'
import type { Locale } from 'contract/core/locale'
import { daysBetween, isoDay, nepalTime, type When } from 'contract/core/nepal-time'

/** `Monday, 5 Jan 2024`, for a date by itself */
export const longDate = (when: When, locale: Locale = 'en') => datesIn(locale).long(when)

/** `5 Jan 2024`, inside a sentence or a second line */
export const shortDate = (when: When, locale: Locale = 'en') => datesIn(locale).short(when)

/** `5 Jan 2024, 4:22 PM` */
export const dateTime = (when: When, locale: Locale = 'en') => datesIn(locale).dateTime(when)

/** `4:22 PM` */
export const timeOfDay = (when: When, locale: Locale = 'en') => datesIn(locale).time(when)

/** `Jan 5th 2024, 4:22:09 PM`, as contact messages show it */
export const messageTime = (when: When, locale: Locale = 'en') => datesIn(locale).message(when)

/** `January 2024`: a member since */
export const monthYear = (when: When, locale: Locale = 'en') => datesIn(locale).month(when)

/** `today`, `yesterday`, `3 days ago`, `tomorrow`, `in 3 days`: days of the calendar, not hours */
export function relativeDay(when: When, now: Date = new Date(), locale: Locale = 'en'): string {
  const time = nepalTime(when)
  return time ? datesIn(locale).relative(daysBetween(now, new Date(when!)), 'day') : '–'
}

/** Today in Nepal as `YYYY-MM-DD`: the `max` of a date that cannot lie in the future. */
export const isoToday = (now: Date = new Date()): string => isoDay(now)
