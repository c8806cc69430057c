import { expect, test } from 'vitest'
import { districtIn, DISTRICTS, districtsFor, districtsIn, officialDistrict } from './districts.ts'

test.each([
  ['kath', 'Kathmandu'],
  ['Katmandu', 'Kathmandu'],
  ['Kathamndu', 'Kathmandu'],
  ['काठ', 'Kathmandu'],
  ['काठमाडौं', 'Kathmandu'],
  ['काठमाडौँ', 'Kathmandu'],
  ['काठमाडो', 'Kathmandu'],
  ['काठमान्डू', 'Kathmandu'],
  ['Chitawan', 'Chitwan'],
  ['kavre', 'Kavrepalanchowk'],
  ['Rukum East', 'Eastern Rukum'],
  ['Pokhra', undefined],
])('%s finds %s', (typed, district) => {
  expect([...districtsFor(typed)]).toEqual(district === undefined ? [] : [district])
})

test('an empty search finds all districts', () => {
  expect(districtsFor('').size).toBe(77)
})

test('in Nepali districts are sorted by the Nepali alphabet', () => {
  const names = districtsIn('ne').map((district) => districtIn('ne', district))
  expect(names).toHaveLength(77)
  expect([names[0], names.at(-1)]).toEqual(['अछाम', 'हुम्ला'])
  expect(districtsIn('en')).toBe(DISTRICTS)
})

test.each([
  ['Dhanusha', 'Dhanusa'],
  ['kavre', 'Kavrepalanchowk'],
  ['Terhathum', 'Tehrathum'],
  ['काठमाडौं', 'Kathmandu'],
  ['Atlantis', 'Atlantis'],
])('%s is officially %s', (name, official) => {
  expect(officialDistrict(name)).toBe(official)
})
