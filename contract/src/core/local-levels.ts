import data from '../data/local-levels.json' with { type: 'json' }
import { officialDistrict } from './districts.ts'
import { foldedPlace } from './folded-place.ts'
import type { Locale } from './locale.ts'
import { slipsBetween } from './texts/slips-between.ts'

/** A municipality or rural municipality of a district. */
export interface LocalLevel {
  name: string
  name_ne: string
  kind: string
  /** it has the wards 1 to this number */
  wards: number
}

const LEVELS: ReadonlyMap<string, readonly LocalLevel[]> = new Map(
  data.districts.map(({ district, levels }) => [district, levels.toSorted((a, b) => a.name.localeCompare(b.name))]),
)

/** The local levels of a district by any of its names, in alphabetical order; none for a district that is not known. */
export const localLevelsOf = (district: string): readonly LocalLevel[] => LEVELS.get(officialDistrict(district)) ?? []

/** A local level of a district by its English or Nepali name, in any letter case. */
export function findLocalLevel(district: string, name: string): LocalLevel | undefined {
  const text = foldedPlace(name)
  return localLevelsOf(district).find((level) => foldedNames(level).includes(text))
}

/** A local level as a language writes it; one that is not known stays as it is. */
export const localLevelIn = (locale: Locale, district: string, name: string): string =>
  (locale === 'ne' && findLocalLevel(district, name)?.name_ne) || name

const FEWEST_TO_MISSPELL = 4

/** Whether a local level is meant by the beginning or a part of its name in either script, or by a name with one slip of the pen. */
export function isLocalLevelFor(level: LocalLevel, typed: string): boolean {
  const text = foldedPlace(typed)
  const names = foldedNames(level)
  if (names.some((name) => name.includes(text))) return true
  if (text.length < FEWEST_TO_MISSPELL) return false
  return names.some((name) => [-1, 0, 1].some((more) => slipsBetween(text, name.slice(0, text.length + more)) <= 1))
}

const foldedNames = ({ name, name_ne }: LocalLevel): readonly string[] => [name, name_ne].map(foldedPlace)

/** The districts that have a local level of this name. */
export const districtsWithLevel = (name: string): readonly string[] =>
  [...LEVELS.keys()].filter((district) => findLocalLevel(district, name))
