import { calendarIn } from 'contract/core/dates/calendar'
import type { When } from 'contract/core/dates/nepal-time'
import { pageLocale } from '../../locale.ts'
import { pageCalendar, shortDate } from './dates.ts'
import { languageDates } from './language-dates.ts'
import { otherDates } from './other-dates.ts'

/** `28 Jan 2027 (14 Magh 2083)`: as the page shows dates, then in the other calendar, where its year is published. */
export function inBothCalendars(when: When): string {
  const shown = shortDate(when)
  const isLanguages = pageCalendar() === calendarIn(pageLocale())
  const other = (isLanguages ? otherDates() : languageDates()).short(when)
  return other === shown ? shown : `${shown} (${other})`
}
