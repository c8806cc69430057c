import { clsx } from 'clsx'
import { LOCALES, type Locale, localePrefix } from 'contract/core/locale'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { readToken } from '../api/token.ts'
import { pageLocale } from '../core/locale.ts'
import { rememberLanguage } from './remembered-language.ts'

/** Each language names itself: its readers may not read the other. */
const NAMES: Record<Locale, string> = { en: 'English', ne: 'नेपाली' }

/** This page in the other language. The whole document is loaded, because a browser has the texts of one language. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { pathname, search } = useLocation()
  const here = pageLocale()
  return LOCALES.filter((locale) => locale !== here).map((locale) => (
    <div key={locale} className={clsx('flex', className)}>
      <a
        href={`${localePrefix(locale)}${pathname === '/' && locale !== 'en' ? '' : pathname}${search}`}
        lang={locale}
        hrefLang={locale}
        onClick={(event) => remember(event, locale)}
        // In the system's letters: a page in English would fetch 88 KB of typeface for one word.
        className={clsx(
          'inline-flex min-h-11 items-center rounded-control px-2 text-sm font-medium underline-offset-4 hover:underline',
          locale === 'ne' && '[font-family:system-ui,sans-serif]',
        )}
      >
        {NAMES[locale]}
      </a>
    </div>
  ))
}

/** For this device, and for an account also the language of its text messages and papers. The page changes in any case. */
function remember(event: MouseEvent<HTMLAnchorElement>, language: Locale): void {
  rememberLanguage(language)
  if (!readToken() || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  const { href } = event.currentTarget
  void import('../api/client.ts')
    .then(({ api }) => api.accounts.setLanguage({ body: { language } }))
    .catch(() => undefined)
    .then(() => location.assign(href))
}
