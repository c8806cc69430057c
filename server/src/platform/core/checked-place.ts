import { DISTRICTS, districtIn, officialDistrict } from 'contract/core/districts'
import { findLocalLevel } from 'contract/core/local-levels'
import { counted, language } from 'contract/core/wording'
import { m } from 'contract/messages'
import { Invalid } from './problems.ts'

/** A place as the country names it. */
export interface NamedPlace {
  /** one of the 77, in its official spelling */
  district: string
  /** empty where it is not known */
  local_level: string
  ward: number | null
}

interface TypedPlace {
  district: string
  local_level?: string | undefined
  ward?: number | undefined
}

/** A typed place in its official spelling. Throws Invalid for a district, a local level of it or a ward that there is not. */
export function checkedPlace({ district, local_level = '', ward }: TypedPlace): NamedPlace {
  const official = officialDistrict(district)
  if (!DISTRICTS.includes(official)) throw new Invalid({ district: m.service_points_choose_one_77_districts() })
  if (local_level === '') {
    if (ward !== undefined) throw new Invalid({ local_level: m.core_choose_local_level_first() })
    return { district: official, local_level, ward: null }
  }
  const level = findLocalLevel(official, local_level)
  if (!level)
    throw new Invalid({ local_level: m.core_choose_local_level({ district: districtIn(language(), official) }) })
  if (ward !== undefined && ward > level.wards)
    throw new Invalid({
      ward: m.core_ward_of({
        name: language() === 'ne' ? level.name_ne : level.name,
        wards: counted(level.wards),
      }),
    })
  return { district: official, local_level: level.name, ward: ward ?? null }
}

/** What a change of an account's district takes away: the local level and ward of another one. */
export const leftBehind = (
  before: { district: string },
  { district }: { district?: string | undefined },
): { local_level?: string; ward?: null } =>
  district === undefined || district === before.district ? {} : { local_level: '', ward: null }
