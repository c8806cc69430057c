import areas from 'contract/data/area-districts.json' with { type: 'json' }
import { DISTRICTS, officialDistrict } from 'contract/core/districts'
import { districtsWithLevel } from 'contract/core/local-levels'
import { districtsOf, zoneOf, ZONES } from 'contract/core/zones'

/** The areas of the CRM's list whose name is neither a district nor a local level, as far as they lie in one district. */
const AREAS: Readonly<Record<string, Readonly<Record<string, string>>>> = areas

export interface ZoneAndArea {
  zone: string
  area: string
}

/**
 * The district of a zone and an area, where it is certain: they lie in one district, or they say no more than the
 * customer's own district does. Otherwise empty, for an engineer must not be sent to a guess.
 */
export function certainDistrict({ zone, area }: ZoneAndArea, own: string): string {
  const district = officialDistrict(own)
  if (area === '') {
    if (zone === '' || zone === zoneOf(district)) return known(district)
    const only = districtsOf(zone)
    return only.length === 1 ? only[0]! : namedByZone(zone)
  }
  return AREAS[zone]?.[area] ?? onlyOne(candidates(zone, area)) ?? namedByZone(zone)
}

/** An older client writes a district where this one writes its zone. */
const namedByZone = (zone: string): string => (ZONES.includes(zone) ? '' : known(officialDistrict(zone)))

/** The districts that have the name of an area, or a local level of that name. */
function candidates(zone: string, area: string): readonly string[] {
  const named = officialDistrict(area)
  const all = DISTRICTS.includes(named) ? [named] : districtsWithLevel(area)
  return ZONES.includes(zone) ? all.filter((district) => districtsOf(zone).includes(district)) : all
}

const onlyOne = (districts: readonly string[]): string | undefined =>
  districts.length === 1 ? districts[0] : undefined

const known = (district: string): string => (DISTRICTS.includes(district) ? district : '')
