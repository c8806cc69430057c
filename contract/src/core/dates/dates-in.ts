import { calendarIn, type CalendarChoice } from './calendar.ts'
import type { Dates } from './dates.ts'
import { englishBsDates } from './english-bs-dates.ts'
import { englishDates } from './english-dates.ts'
import type { Locale } from '../locale.ts'
import { nepaliAdDates, nepaliDates } from './nepali-dates.ts'

const DATES = {
  en: { ad: englishDates, bs: englishBsDates },
  ne: { ad: nepaliAdDates, bs: nepaliDates },
} as const

/** The dates of a language, in its own calendar or in the chosen one. */
export const datesIn = (locale: Locale, choice: CalendarChoice = 'language'): Dates =>
  DATES[locale][calendarIn(locale, choice)]
