import { expect, test } from 'vitest'
import { rowsPerPage, samePlace } from './rows-per-page.ts'

test('changing the page size keeps the first row in view', () => {
  expect(samePlace(1, 25, 100)).toBe(1)
  expect(samePlace(5, 25, 100)).toBe(2)
  expect(samePlace(4, 25, 100)).toBe(1)
  expect(samePlace(2, 100, 25)).toBe(5)
})

test('the default is 25 rows', () => {
  expect(rowsPerPage.read()).toBe(25)
})
