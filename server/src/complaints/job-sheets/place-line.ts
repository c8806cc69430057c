import type { Locale } from 'contract/core/locale'
import nepali from 'contract/data/places.ne.json' with { type: 'json' }
import { inSmallLetters } from 'contract/core/texts/small-letters'

const NEPALI = new Map<string, string>(Object.entries(nepali))

/** Area and zone as people read them: `Dharan, Koshi`; empty where neither is known. */
export const placeLine = ({ area, zone }: { area: string; zone: string }, locale: Locale): string =>
  [area, zone]
    .filter(Boolean)
    .map((name) => (locale === 'ne' && NEPALI.get(name)) || inSmallLetters(name))
    .join(', ')
