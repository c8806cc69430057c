import { calendarIn } from 'contract/core/dates/calendar'
import { nepalTime, type When } from 'contract/core/dates/nepal-time'
import { shownBs } from 'contract/core/dates/shown-bs'
import { pageLocale } from '../../core/locale.ts'
import { dayAlone, pageCalendar } from './dates.ts'
import { languageDates } from './language-dates.ts'
import { otherDates } from './other-dates.ts'

/** `28 Jan 2027 (14 Magh 2083)`: as the page shows dates, then in the other calendar, where BS is shown of that year. */
export function inBothCalendars(when: When): string {
  const day = dayAlone(when)
  if (!shownBs(nepalTime(when)?.iso ?? '')) return day
  const isLanguages = pageCalendar() === calendarIn(pageLocale())
  return `${day} (${(isLanguages ? otherDates() : languageDates()).alone(when)})`
}
