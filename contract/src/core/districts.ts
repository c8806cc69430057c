import provinces from '../data/districts.json' with { type: 'json' }
import { foldedPlace } from './folded-place.ts'
import type { Locale } from './locale.ts'
import { once } from './once.ts'
import { slipsBetween } from './texts/slips-between.ts'

const ALL = provinces.flatMap(({ districts }) => districts)

/** The 77 districts of Nepal, by their English names, in alphabetical order. */
export const DISTRICTS: readonly string[] = ALL.map(({ name_en }) => name_en).toSorted((a, b) => a.localeCompare(b))

/** The names of each district in both scripts, folded for search. */
const NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  ALL.map(({ name_en, name_ne, aliases }) => [name_en, [name_en, name_ne, ...aliases].map(foldedPlace)]),
)

const NEPALI: ReadonlyMap<string, string> = new Map(
  ALL.flatMap(({ name_en, name_ne, aliases }) => [name_en, ...aliases].map((name) => [name, name_ne])),
)

const OFFICIAL: ReadonlyMap<string, string> = new Map(
  [...NAMES].flatMap(([official, names]) => names.map((name) => [name, official])),
)

/** The official spelling of a district, by any of its names in either script; a name that is not known stays as it is. */
export const officialDistrict = (district: string): string => OFFICIAL.get(foldedPlace(district)) ?? district

const PROVINCE_OF: ReadonlyMap<string, number> = new Map(
  provinces.flatMap(({ no, districts }) => districts.map(({ name_en }) => [name_en, no])),
)

/** The number of the province of a district; undefined where the district is not known. */
export const provinceOf = (district: string): number | undefined => PROVINCE_OF.get(officialDistrict(district))

/** A district in a language, by any of its English names; a name that is not known stays as it is. */
export const districtIn = (locale: Locale, district: string): string =>
  (locale === 'ne' && NEPALI.get(district)) || district

/** Their English names in the order in which a language reads them. */
export const districtsIn = (locale: Locale): readonly string[] => (locale === 'ne' ? inNepaliOrder() : DISTRICTS)

const inNepaliOrder = once(() =>
  DISTRICTS.toSorted((a, b) => districtIn('ne', a).localeCompare(districtIn('ne', b), 'ne')),
)

const FEWEST_TO_MISSPELL = 4

/**
 * The districts that are meant by the beginning of a name or a part of it, in English or Devanagari. Where none is, also
 * those whose name begins with a slip of the pen in it: Katmandu.
 */
export function districtsFor(typed: string): ReadonlySet<string> {
  const text = foldedPlace(typed)
  const exact = namesWhere((name) => name.includes(text))
  if (exact.size > 0 || text.length < FEWEST_TO_MISSPELL) return exact
  return namesWhere((name) => [-1, 0, 1].some((more) => slipsBetween(text, name.slice(0, text.length + more)) <= 1))
}

const namesWhere = (fits: (name: string) => boolean): ReadonlySet<string> =>
  new Set(DISTRICTS.filter((district) => NAMES.get(district)?.some(fits)))
