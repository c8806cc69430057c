import { m } from 'contract/messages'
import data from 'contract/data/zones.json' with { type: 'json' }
import { Invalid } from '../platform/core/problems.ts'

interface Place {
  zone: string
  area: string
}

const AREAS = new Map(data.zones.map(({ name, areas }) => [name, new Set(areas.map((area) => area.name))]))

/**
 * A zone and an area in the CRM's spelling, in any letter case. Both may be omitted; an area alone may not, because
 * some names occur in two zones. Throws Invalid for names that are not on the list.
 */
export function parseServiceArea(zone = '', area = ''): Place {
  const place = { zone: zone.toUpperCase(), area: area.toUpperCase() }
  if (!place.zone && !place.area) return place
  if (!place.zone) throw new Invalid({ zone: m.complaints_choose_zone_area() })
  const areas = AREAS.get(place.zone)
  if (!areas) throw new Invalid({ zone: m.complaints_choose_zone_list() })
  if (place.area && !areas.has(place.area)) throw new Invalid({ area: m.complaints_choose_area({ name: place.zone }) })
  return place
}

/** A zone and an area as typed by staff: names on the list in its spelling, others as they are, or left out with `onlyListed`. */
export function typedPlace(zone: string, area: string, { onlyListed = false } = {}): Place {
  const known = AREAS.get(zone.toUpperCase())
  const other = onlyListed ? '' : area
  if (!known) return { zone, area: other }
  return { zone: zone.toUpperCase(), area: known.has(area.toUpperCase()) ? area.toUpperCase() : other }
}
