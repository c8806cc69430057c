import type { Locale } from 'contract/core/locale'
import { pageLocale } from '../locale.ts'

/** The one language of this build; only builds for browsers have it. */
declare const PAGE_LOCALE: Locale | undefined

/** The words of refusals in another language than English; undefined on English pages, whose builds do not have the file. */
export const loadRefusals =
  typeof PAGE_LOCALE !== 'undefined' && PAGE_LOCALE === 'en'
    ? undefined
    : async () => (pageLocale() === 'en' ? undefined : import('contract/core/refusals'))
