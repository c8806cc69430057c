import { expect, test } from 'vitest'
import { DISTRICTS } from 'contract/core/districts'
import { loadZones, placeName, placeOf } from './places.ts'

test('names in capitals read as names and lead back to the list', async () => {
  expect(placeName('JAYA PRTHVI')).toBe('Jaya Prthvi')
  expect(placeName('NEPALGUNJ-(WARD 2)')).toBe('Nepalgunj-(Ward 2)')
  const zones = await loadZones()
  expect(zones).toHaveLength(14)
  for (const { name, areas } of zones)
    for (const place of [name, ...areas]) expect(placeName(place).toUpperCase()).toBe(place)
})

test('each district is in one of the zones, and a city of the list is its area', async () => {
  const zones = await loadZones()
  const places = DISTRICTS.map((district) => placeOf({ district, city: '' }, zones).zone)
  expect(places.filter((zone) => !zones.some(({ name }) => name === zone))).toEqual([])
  expect(placeOf({ district: 'Sunsari', city: ' Dharan ' }, zones)).toEqual({ zone: 'KOSHI', area: 'DHARAN' })
  expect(placeOf({ district: 'Rukum', city: 'Dharan' }, zones)).toEqual({ zone: '', area: '' })
})
