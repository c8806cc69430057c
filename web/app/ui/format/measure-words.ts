import type { Locale } from 'contract/core/locale'
import { digits } from './numbers.ts'
import { pageLocale } from '../../core/locale.ts'
import { m } from '#messages'

declare const PAGE_LOCALE: Locale | undefined

/**
 * A power or a size as customers read it: the API says it in English, `2.5 litres`, `2500 W at most`. It stays as it
 * is where a word is unknown. Builds for English browsers leave the words out, so the constant is checked here.
 */
export const measureWords = (text: string): string =>
  (typeof PAGE_LOCALE !== 'undefined' && PAGE_LOCALE === 'en') || pageLocale() === 'en' ? text : translated(text)

function translated(text: string): string {
  const words = text.replaceAll(/ ?\bat most\b|[A-Za-z]+/g, (word) => WORDS[word.trim().toLowerCase()]?.() ?? word)
  return /[A-Za-z]/.test(words) ? text : digits(words)
}

const WORDS: Record<string, () => string> = {
  w: m.products_measure_watt,
  watt: m.products_measure_watt,
  watts: m.products_measure_watt,
  kw: m.products_measure_kilowatt,
  ml: m.products_measure_millilitre,
  l: m.products_measure_litre,
  litre: m.products_measure_litre,
  litres: m.products_measure_litre,
  mm: m.products_measure_millimetre,
  cm: m.products_measure_centimetre,
  m: m.products_measure_metre,
  inch: m.products_measure_inch,
  inches: m.products_measure_inch,
  g: m.products_measure_gram,
  kg: m.products_measure_kilogram,
  fin: m.products_measure_fin,
  fins: m.products_measure_fin,
  tier: m.products_measure_tier,
  tiers: m.products_measure_tier,
  lpg: m.products_measure_lpg,
  rechargeable: m.products_measure_rechargeable,
  single: m.products_measure_single,
  double: m.products_measure_double,
  and: m.products_measure_and,
  'at most': m.products_measure_at_most,
}
