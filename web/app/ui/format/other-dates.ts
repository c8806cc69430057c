import type { Dates } from 'contract/core/dates/dates'
import { englishBsDates } from 'contract/core/dates/english-bs-dates'
import type { Locale } from 'contract/core/locale'
import { nepaliAdDates } from 'contract/core/dates/nepali-dates'
import { pageLocale } from '../../core/locale.ts'

declare const PAGE_LOCALE: Locale | undefined

/** In the calendar that is not the language's own; loaded for those who chose it. A build has one language. */
export const otherDates = (): Dates =>
  typeof PAGE_LOCALE === 'undefined'
    ? pageLocale() === 'ne'
      ? nepaliAdDates
      : englishBsDates
    : PAGE_LOCALE === 'ne'
      ? nepaliAdDates
      : englishBsDates
