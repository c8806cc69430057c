import { expect, test } from 'vitest'
import { readSpec, specFacets } from './spec-facets.ts'

test('one power or size has one name, however the catalogue spells it', () => {
  const named = ['1500 W', '1500W', '1.5 kW', '1500 watts at most', '2 L', '2 litres', '0.9 ltr', '500ml', '2 tiers']
  expect(named.map((text) => readSpec(text).name)).toEqual([
    '1500 W',
    '1500 W',
    '1500 W',
    '1500 W',
    '2 litres',
    '2 litres',
    '0.9 litre',
    '500 ml',
    '2 tiers',
  ])
})

test('powers and sizes are offered smallest first, equal ones together', () => {
  const { powers, sizes } = specFacets([
    { kind: 'power', value: '1800 W', total: 1 },
    { kind: 'power', value: '900 W', total: 2 },
    { kind: 'power', value: '1.8 kW', total: 3 },
    { kind: 'size', value: '1 litre', total: 1 },
    { kind: 'size', value: '750 ml', total: 1 },
  ])
  expect(powers).toEqual([
    { name: '900 W', total: 2 },
    { name: '1800 W', total: 4 },
  ])
  expect(sizes?.map(({ name }) => name)).toEqual(['750 ml', '1 litre'])
})
