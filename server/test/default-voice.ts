import type { Locale } from 'contract/core/locale'
import { sayIn, type Voice } from '../src/customer-texts/voice.ts'

/** The voice of an installation whose owner changed no words. */
export const defaultVoice = (locale: Locale, brand = 'Baltra'): Voice => ({
  locale,
  brand,
  say: sayIn(new Map(), locale),
})
