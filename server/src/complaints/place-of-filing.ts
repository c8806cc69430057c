import { officialDistrict } from 'contract/core/districts'
import { zoneOf } from 'contract/core/zones'
import { checkedPlace, type NamedPlace } from '../platform/core/checked-place.ts'
import { certainDistrict } from './certain-district.ts'
import { typedPlace } from './zones.ts'

/** The place of a customer's account. */
interface Home extends NamedPlace {
  customer_address: string
}

interface AskedPlace {
  customerAddress?: string | undefined
  zone?: string | undefined
  area?: string | undefined
  district?: string | undefined
  local_level?: string | undefined
  ward?: number | undefined
}

/**
 * Where a new complaint is: the place of the form, with the zone of its district, or what is certain of the form's zone and
 * area. Local level and ward of the account count as long as the form has no other address.
 */
export function placeOfFiling(
  home: Home,
  { customerAddress = '', zone = '', area = '', district = '', local_level, ward }: AskedPlace,
): NamedPlace & { zone: string; area: string } {
  if (district !== '') {
    const place = checkedPlace({ district, local_level, ward })
    return {
      ...place,
      ...typedPlace(zone || zoneOf(place.district), area || place.local_level, { onlyListed: area === '' }),
    }
  }
  const certain = certainDistrict({ zone, area }, home.district)
  const isHome = certain !== '' && certain === officialDistrict(home.district)
  const isSameAddress = customerAddress === '' || customerAddress === home.customer_address
  const within = isHome && isSameAddress ? home : { local_level: '', ward: null }
  return { zone, area, district: certain, local_level: within.local_level, ward: within.ward }
}
