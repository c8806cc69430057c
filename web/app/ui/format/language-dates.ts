import type { Dates } from 'contract/core/dates'
import { pageLocale } from '../../locale.ts'
import { languageDates as datesInEnglish, languageMonths as monthsInEnglish } from './language-dates.en.ts'
import { languageDates as datesInNepali, languageMonths as monthsInNepali } from './language-dates.ne.ts'

// A build for browsers takes the file of its own language in place of this one (`vite-plugin-language-files.ts`).

/** Dates and times as the language of the page writes them. */
export const languageDates = (): Dates => (pageLocale() === 'ne' ? datesInNepali() : datesInEnglish())

/** January to December in the language of the page. */
export const languageMonths = (): readonly string[] => (pageLocale() === 'ne' ? monthsInNepali() : monthsInEnglish())
