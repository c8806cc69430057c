import type { Dates } from './dates.ts'
import { englishDates } from './english-dates.ts'
import type { Locale } from './locale.ts'
import { nepaliDates } from './nepali-dates.ts'

/** The dates of a language. */
export const datesIn = (locale: Locale): Dates => (locale === 'ne' ? nepaliDates : englishDates)
