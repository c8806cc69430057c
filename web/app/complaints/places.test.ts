import { expect, test } from 'vitest'
import { loadZones, placeName } from './places.ts'

test('names in capitals read as names and lead back to the list', async () => {
  expect(placeName('JAYA PRTHVI')).toBe('Jaya Prthvi')
  expect(placeName('NEPALGUNJ-(WARD 2)')).toBe('Nepalgunj-(Ward 2)')
  const zones = await loadZones()
  expect(zones).toHaveLength(14)
  for (const { name, areas } of zones)
    for (const place of [name, ...areas]) expect(placeName(place).toUpperCase()).toBe(place)
})
