import { LOCALES, pathIn, type Locale } from 'contract/core/locale'
import { pageLocale } from '../locale.ts'
import { stored } from '../ui/browser/stored.ts'

/** The language that was chosen last on this device. It chooses at `/` alone: any other address says its own. */
export const rememberedLanguage = stored<Locale | undefined>('language', {
  owner: 'device',
  check: (value) => LOCALES.find((locale) => locale === value),
  empty: undefined,
})

/** Goes from `/` to the landing page in the language that was chosen last. */
export function goToRememberedLanguage(): void {
  const language = rememberedLanguage.read()
  if (!language || pageLocale() !== 'en' || language === 'en') return
  const { pathname, search } = location
  if (pathname === '/') location.replace(pathIn(language, '/') + search)
}
