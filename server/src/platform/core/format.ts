import './forecasts.ts'
import './published-years.ts'
import { calendarIn, type Calendar, type CalendarChoice } from 'contract/core/dates/calendar'
import { datesIn } from 'contract/core/dates/dates-in'
import type { Locale } from 'contract/core/locale'
import { nepalTime, type When } from 'contract/core/dates/nepal-time'
import { shownBs } from 'contract/core/dates/shown-bs'
import { numberText, rupeesText as rupeesIn } from 'contract/core/texts/numbers'

/** A number in Nepal's grouping: 12,34,567. */
export const countText = (count: number, locale: Locale = 'en'): string => numberText(count, locale)

/** A number within a sentence: `1250`, `१,२५०`. */
export const numberIn = (locale: Locale, value: number): string =>
  locale === 'ne' ? numberText(value, locale) : String(value)

/** Whole rupees: `Rs. 1,25,000`. */
export const rupeesText = (amount: number, locale: Locale = 'en'): string => rupeesIn(amount, locale)

/** The day of a date or time in Nepal: `5 Jan 2026`. */
export const dayText = (when: When, locale: Locale = 'en'): string => datesIn(locale).short(when)

/** The same in an SMS, shorter where both calendars have to stand in it. */
export const dayInSms = (when: When, locale: Locale): string => datesIn(locale).brief(when)

/** The reader of a document: their language, and their calendar if they chose one. */
export interface Reader {
  locale: Locale
  calendar: CalendarChoice
}

/** A day in the calendar of its reader, the other one beside it: `5 Jan 2026 (21 Poush 2082)`. */
export function dayInBoth(when: When, reader: Reader): string {
  const [day, other] = dayTexts(when, reader)
  return other ? `${day} (${other})` : day
}

/** A day in the calendar of its reader, and in the other one where it has one. */
export function dayTexts(when: When, { locale, calendar }: Reader): [day: string, other?: string] {
  const own = calendarIn(locale, calendar)
  const other: Calendar = own === 'bs' ? 'ad' : 'bs'
  const day = datesIn(locale, own).alone(when)
  if (!hasBs(when)) return [day]
  return [day, datesIn(locale, other).alone(when)]
}

/** Whether the first of them is a forecast of its reader's calendar, so that the other one binds. */
export const isForecastIn = (when: When, { locale, calendar }: Reader): boolean =>
  calendarIn(locale, calendar) === 'bs' && shownBs(nepalTime(when)?.iso ?? '')?.isForecast === true

/** Without one, AD is all there is to write. */
const hasBs = (when: When): boolean => shownBs(nepalTime(when)?.iso ?? '') !== undefined

/** Day and time in Nepal: `5 Jan 2026, 16:22`. */
export const dayAndClock = (when: When, locale: Locale = 'en'): string => datesIn(locale).dateClock(when)

/** A time within a week, in Nepal: `10:15 AM on Tuesday`. */
export const timeText = (when: When, locale: Locale = 'en'): string => datesIn(locale).weekTime(when)

/** `Jan 5th 2024, 4:22:09 PM` in Nepal, the documents' format for contact messages. */
export const messageTime = (when: When, locale: Locale = 'en'): string => datesIn(locale).message(when)
