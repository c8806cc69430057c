import type { Locale } from 'contract/core/locale'
import { onTestFinished } from 'vitest'
import { localeOfDocument } from '../core/locale.ts'

/** The page is in this language until the test ends. */
export function speak(locale: Locale): void {
  document.documentElement.lang = locale
  localeOfDocument()
  onTestFinished(() => {
    document.documentElement.lang = 'en'
  })
}
