export const LOCALES = ['en', 'ne'] as const
export type Locale = (typeof LOCALES)[number]

/** Names the language of the page in requests of its scripts. The browser's own `accept-language` says less: the address decides. */
export const LOCALE_HEADER = 'x-page-language'

/** The language that was chosen on this device. It leads on from first pages alone: any other address says its own. */
export const LANGUAGE_COOKIE = 'page-language'

/** The path prefix of a language: nothing for English, whose addresses are older. */
export const localePrefix = (locale: Locale): string => (locale === 'en' ? '' : `/${locale}`)

/** The language of an address, and the address without its prefix: `/ne/service` is `/service` in Nepali. */
export function localeOfPath(path: string): { locale: Locale; path: string } {
  const rest = /^\/ne(?=$|[/.?#])/.test(path) ? path.slice(3) : undefined
  return rest === undefined ? { locale: 'en', path } : { locale: 'ne', path: rest.startsWith('/') ? rest : `/${rest}` }
}

/** The same address in a language. */
export const pathIn = (locale: Locale, path: string): string => {
  const plain = localeOfPath(path).path
  return locale === 'en' ? plain : `${localePrefix(locale)}${plain.replace(/^\/(?=$|[.?#])/, '')}`
}

/** The language that a text names, English if it names none. */
export const toLocale = (text: string | undefined): Locale => LOCALES.find((locale) => locale === text) ?? 'en'
