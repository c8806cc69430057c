import type { Locale } from 'contract/core/locale'
import { filledIn as fill } from 'contract/core/texts/endings'
import nepali from './words.ne.json' with { type: 'json' }

const NEPALI = new Map<string, string>(Object.entries(nepali))

/** Words of the audit in a language; the English ones are the id. */
export const wordsIn = (locale: Locale, words: string): string =>
  locale === 'ne' ? (NEPALI.get(words) ?? words) : words

/** The same with values in their places: `{n}`. */
export const filledIn = (locale: Locale, words: string, values: Record<string, string>): string =>
  fill(wordsIn(locale, words), (place) => values[place] ?? '')
