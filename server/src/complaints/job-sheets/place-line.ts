import type { Locale } from 'contract/core/locale'
import { districtIn } from 'contract/core/districts'
import { localLevelIn } from 'contract/core/local-levels'
import nepali from 'contract/data/places.ne.json' with { type: 'json' }
import { inSmallLetters } from 'contract/core/texts/small-letters'

const NEPALI = new Map<string, string>(Object.entries(nepali))

interface Place {
  zone: string
  area: string
  district: string
  local_level: string
  ward: number | null
}

/**
 * A place as people read it: `Pokhara-6, Kaski`, without a local level the area instead, `Dharan, Sunsari`. Without a
 * district it ends with the zone, `Dharan, Koshi`; empty where nothing is known.
 */
export function placeLine({ zone, area, district, local_level, ward }: Place, locale: Locale): string {
  const level = [localLevelIn(locale, district, local_level), ward && digitsIn(locale, ward)].filter(Boolean).join('-')
  const within = level || listedName(area, locale)
  const around = districtIn(locale, district) || listedName(zone, locale)
  return [...new Set([within, around])].filter(Boolean).join(', ')
}

const listedName = (name: string, locale: Locale): string =>
  (locale === 'ne' && NEPALI.get(name)) || inSmallLetters(name)

const digitsIn = (locale: Locale, number: number): string =>
  number.toLocaleString(locale === 'ne' ? 'ne-u-nu-deva' : 'en')
