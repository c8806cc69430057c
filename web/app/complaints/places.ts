import type { Locale } from 'contract/core/locale'
import { inSmallLetters } from 'contract/core/texts/small-letters'
import { zoneOf } from 'contract/core/zones'
import nepali from 'contract/data/places.ne.json'
import { pageLocale } from '../core/locale.ts'

declare const PAGE_LOCALE: Locale | undefined

export interface Zone {
  name: string
  areas: readonly string[]
}

/** The zones of the country and their areas; a long list, so only the form loads it. */
export async function loadZones(): Promise<readonly Zone[]> {
  const { default: data } = await import('contract/data/zones.json')
  return data.zones.map(({ name, areas }) => ({ name, areas: inOrder(areas.map((area) => area.name)) }))
}

/** The list is in the order of the English names. */
const inOrder = (names: string[]): string[] =>
  pageLocale() === 'ne' ? names.toSorted((a, b) => placeName(a).localeCompare(placeName(b), 'ne')) : names

/** A zone or area as people read it, by the name in capitals that is sent. A build for English browsers goes without the Nepali names, so the constant is asked here. */
export const placeName = (name: string): string =>
  (typeof PAGE_LOCALE !== 'undefined' && PAGE_LOCALE === 'en') || pageLocale() === 'en'
    ? inSmallLetters(name)
    : ((nepali as Record<string, string>)[name] ?? inSmallLetters(name))

/** The zone of a district, and its area of the city's name where the list has one; empty where unknown. */
export function placeOf({ district, city }: { district: string; city: string }, zones: readonly Zone[]) {
  const zone = zoneOf(district)
  const areas = zones.find(({ name }) => name === zone)?.areas ?? []
  return { zone, area: areas.find((area) => area === city.trim().toUpperCase()) ?? '' }
}
