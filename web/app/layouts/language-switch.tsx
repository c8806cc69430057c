import { clsx } from 'clsx'
import { LOCALES, type Locale, localePrefix } from 'contract/core/locale'
import { useLocation } from 'react-router'
import { pageLocale } from '../locale.ts'

/** Each language in its own words: whoever looks for it may not read the other. */
const NAMES: Record<Locale, string> = { en: 'English', ne: 'नेपाली' }

/** This page in the other language. The document is loaded anew, because a browser has the texts of one language. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { pathname, search } = useLocation()
  const here = pageLocale()
  return LOCALES.filter((locale) => locale !== here).map((locale) => (
    <div key={locale} className={clsx('flex', className)}>
      <a
        href={`${localePrefix(locale)}${pathname === '/' && locale !== 'en' ? '' : pathname}${search}`}
        lang={locale}
        hrefLang={locale}
        className="inline-flex min-h-11 items-center rounded-control px-2 text-sm font-medium underline-offset-4 hover:underline"
      >
        {NAMES[locale]}
      </a>
    </div>
  ))
}
