import { expect, test } from 'vitest'
import { fixedHolidays, yearsToAdd } from './fixed-holidays.ts'

const NEW_YEAR = new Date('2026-04-14T06:00:00Z')

test('the fixed holidays of a year are on their days, those that are past or in the list left out', () => {
  expect(fixedHolidays(2083, [], NEW_YEAR).map(({ day }) => day)).toEqual([
    '2026-04-14',
    '2026-05-29',
    '2026-09-19',
    '2027-02-19',
  ])
  expect(fixedHolidays(2083, ['2027-02-19'], new Date('2026-09-01T06:00:00Z')).map(({ day }) => day)).toEqual([
    '2026-09-19',
  ])
})

test('only years whose months are published are offered', () => {
  expect(yearsToAdd(NEW_YEAR)).toEqual([2083])
  expect(yearsToAdd(new Date('2025-05-01T06:00:00Z'))).toEqual([2082, 2083])
})
