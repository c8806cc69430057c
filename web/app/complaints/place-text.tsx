import { pageLocale } from '../core/locale.ts'
import { districtName } from '../ui/format/district-name.ts'
import { digits } from '../ui/format/numbers.ts'
import { useLocalLevels } from '../ui/format/use-local-levels.ts'
import { placeName } from './places.ts'

/** Where a complaint is. */
export interface Place {
  zone: string
  area: string
  district: string
  local_level: string
  ward: number | null
}

/**
 * A place as people read it: `Pokhara-6, Kaski`, without a local level the area instead, `Dharan, Sunsari`; without a
 * district it ends with the zone. The local level comes in the language of the page.
 */
function placeLine({ zone, area, district, local_level, ward }: Place, level = local_level): string {
  const within = [level, level && ward ? digits(ward) : ''].filter(Boolean).join('-') || placeName(area)
  const around = districtName(district) || placeName(zone)
  return [...new Set([within, around])].filter(Boolean).join(', ')
}

/** A place as people read it, after the address where there is one, or else what stands for an unknown place. */
export function PlaceText({ place, address = '', unknown = '' }: { place: Place; address?: string; unknown?: string }) {
  const isNamed = pageLocale() === 'ne' && place.local_level !== ''
  const { levels } = useLocalLevels({ atOnce: isNamed })
  const level = isNamed ? levels?.localLevelIn('ne', place.district, place.local_level) : undefined
  return [address, placeLine(place, level)].filter(Boolean).join(', ') || unknown
}
