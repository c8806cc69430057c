import { LANGUAGE_COOKIE, LOCALES, pathIn, type Locale } from 'contract/core/locale'
import { pageLocale } from '../core/locale.ts'
import { stored } from '../ui/browser/stored.ts'

/** The language that was chosen last on this device. It leads on from first pages alone: any other address says its own. */
const rememberedLanguage = stored<Locale | undefined>('language', {
  owner: 'device',
  check: (value) => LOCALES.find((locale) => locale === value),
  empty: undefined,
})

const YEAR_S = 365 * 24 * 60 * 60

/** Remembers a language for this device; the server reads it from a cookie where it leads on from `/`. */
export function rememberLanguage(language: Locale): void {
  rememberedLanguage.keep(language)
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_S}; samesite=lax`
}

/** The language that a browser prefers, of ours. */
const preferredLanguage = (): Locale | undefined =>
  navigator.languages.map((tag) => LOCALES.find((locale) => tag.toLowerCase().split('-')[0] === locale)).find(Boolean)

/**
 * Goes from `/` to the landing page in the language that was chosen last, else in the one that the browser prefers. The
 * server does so too, but not where a cache answers in its place.
 */
export function goToRememberedLanguage(): void {
  const language = rememberedLanguage.read() ?? preferredLanguage()
  if (!language || pageLocale() !== 'en' || language === 'en') return
  const { pathname, search } = location
  if (pathname === '/') location.replace(pathIn(language, '/') + search)
}
