import type { Dates } from 'contract/core/dates/dates'
import { pageLocale } from '../../core/locale.ts'
import { languageDates as datesInEnglish } from './language-dates.en.ts'
import { languageDates as datesInNepali } from './language-dates.ne.ts'

/**
 * Dates and times as the language of the page writes them. A build for browsers takes the file of its own language in
 * place of this one (`vite-plugin-language-files.ts`).
 */
export const languageDates = (): Dates => (pageLocale() === 'ne' ? datesInNepali() : datesInEnglish())
