import { expect, test } from 'vitest'
import { DISTRICTS } from './districts.ts'
import { findLocalLevel, isLocalLevelFor, localLevelIn, localLevelsOf } from './local-levels.ts'

test('each of the 77 districts has its local levels: 753 with 6,743 wards', () => {
  const levels = DISTRICTS.flatMap(localLevelsOf)
  expect(DISTRICTS.filter((district) => localLevelsOf(district).length === 0)).toEqual([])
  expect(levels).toHaveLength(753)
  expect(levels.reduce((sum, { wards }) => sum + wards, 0)).toBe(6743)
})

test.each([
  ['pokh', 'Kaski', ['Pokhara']],
  ['पोखरा', 'Kaski', ['Pokhara']],
  ['Pokara', 'Kaski', ['Pokhara']],
  ['rolpa', 'Rolpa', ['Rolpa']],
])('%s finds a local level of %s', (typed, district, names) => {
  const found = localLevelsOf(district).filter((level) => isLocalLevelFor(level, typed))
  expect(found.map(({ name }) => name)).toEqual(names)
})

test('a local level is known by an older name of its district, and reads in Nepali', () => {
  expect(findLocalLevel('Dhanusha', 'janakpurdham')?.name).toBe('Janakpurdham')
  expect(localLevelIn('ne', 'Kaski', 'Pokhara')).toBe('पोखरा')
  expect(localLevelIn('ne', 'Kaski', 'Somewhere')).toBe('Somewhere')
})
