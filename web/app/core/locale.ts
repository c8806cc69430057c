import type { Locale } from 'contract/core/locale'
import { getLocale, overwriteGetLocale, toLocale } from '../paraglide/runtime.js'

/** The one language of this build; only builds for browsers have it. */
declare const PAGE_LOCALE: Locale | undefined

/** The language of the page, which its address decides. Not known while modules load: ask when something is shown. */
export const pageLocale = (): Locale => (typeof PAGE_LOCALE === 'undefined' ? getLocale() : PAGE_LOCALE)

/** In development one set of modules serves all languages, and the document names its own. */
export const localeOfDocument = (): void => overwriteGetLocale(() => toLocale(document.documentElement.lang) ?? 'en')
