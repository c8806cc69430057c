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
  if (!place.zone) throw new Invalid({ zone: 'Please choose the zone of this area' })
  const areas = AREAS.get(place.zone)
  if (!areas) throw new Invalid({ zone: 'Please choose a zone from the list' })
  if (place.area && !areas.has(place.area)) throw new Invalid({ area: `Please choose an area of ${place.zone}` })
  return place
}

/** A zone and an area as typed by staff: names on the list in its spelling, others as they are. */
export function typedPlace(zone: string, area: string): Place {
  const known = AREAS.get(zone.toUpperCase())
  if (!known) return { zone, area }
  return { zone: zone.toUpperCase(), area: known.has(area.toUpperCase()) ? area.toUpperCase() : area }
}
