import { expect, test } from 'vitest'
import { districtsFor } from './districts.ts'

test.each([
  ['kath', 'Kathmandu'],
  ['Katmandu', 'Kathmandu'],
  ['Kathamndu', 'Kathmandu'],
  ['काठ', 'Kathmandu'],
  ['काठमाडौं', 'Kathmandu'],
  ['काठमाडौँ', 'Kathmandu'],
  ['काठमाडो', 'Kathmandu'],
  ['Chitawan', 'Chitwan'],
  ['kavre', 'Kavrepalanchowk'],
  ['Rukum East', 'Eastern Rukum'],
  ['Pokhra', undefined],
])('%s finds %s', (typed, district) => {
  expect([...districtsFor(typed)]).toEqual(district === undefined ? [] : [district])
})

test('nothing typed finds all of them', () => {
  expect(districtsFor('').size).toBe(77)
})
