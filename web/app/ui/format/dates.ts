import { calendarIn, type Calendar, type CalendarChoice } from 'contract/core/dates/calendar'
import type { Dates, RelativeUnit } from 'contract/core/dates/dates'
import type { Locale } from 'contract/core/locale'
import { daysBetween, isoDay, nepalTime, type When } from 'contract/core/dates/nepal-time'
import { pageLocale } from '../../core/locale.ts'
import { languageDates } from './language-dates.ts'

export type { When }

/** The dates of the calendar that the account chose, where it is not that of the language. */
let chosenDates: Dates | undefined
let choice: CalendarChoice = 'language'

const dates = (): Dates => chosenDates ?? languageDates()

/** Shows dates in the calendar that the account chose, from now on. Only signed-in screens do: others are the same for all. */
export async function showCalendar(chosen: CalendarChoice): Promise<void> {
  if (chosen === choice) return
  const isOther = calendarIn(pageLocale(), chosen) !== calendarIn(pageLocale())
  chosenDates = isOther ? (await import('./other-dates.ts')).otherDates() : undefined
  choice = chosen
}

/** The calendar in which dates are shown. */
export const pageCalendar = (locale: Locale = pageLocale()): Calendar => calendarIn(locale, choice)

/** `Monday, 5 Jan 2024`, for a date on its own */
export const longDate = (when: When) => dates().long(when)

/** `5 Jan 2024`, inside a sentence or a second line */
export const shortDate = (when: When) => dates().short(when)

/** `5 Jan 2024`, where the other calendar's day stands beside it */
export const dayAlone = (when: When) => dates().alone(when)

/** `5 Jan`, where the year goes without saying */
export const dayAndMonth = (when: When) => dates().dayMonth(when)

/** `5 Jan 2024, 4:22 PM` */
export const dateTime = (when: When) => dates().dateTime(when)

/** `4:22 PM` */
export const timeOfDay = (when: When) => dates().time(when)

/** `Jan 5th 2024, 4:22:09 PM`, as contact messages show it */
export const messageTime = (when: When) => dates().message(when)

/** `January 2024`: a member since */
export const monthYear = (when: When) => dates().month(when)

/** `today`, `yesterday`, `3 days ago`, `tomorrow`, `in 3 days`: days of the calendar, not hours */
export function relativeDay(when: When, now: Date = new Date()): string {
  const time = nepalTime(when)
  return time ? dates().relative(daysBetween(now, new Date(when!)), 'day') : '–'
}

/** `in 3 months`, `2 years ago`, `today` */
export const relativeIn = (count: number, unit: RelativeUnit): string => dates().relative(count, unit)

/** Today in Nepal as `YYYY-MM-DD`: the `max` of a date that cannot be in the future. */
export const isoToday = (now: Date = new Date()): string => isoDay(now)
