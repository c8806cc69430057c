import { expect, test } from 'vitest'
import { curveOf, ticksFor } from './curve.ts'

test('the grid lines of a chart are round numbers and cover the maximum', () => {
  expect(ticksFor([0, 0])).toEqual([0, 1, 2, 3, 4])
  expect(ticksFor([4, 1])).toEqual([0, 1, 2, 3, 4])
  expect(ticksFor([5])).toEqual([0, 2, 4, 6, 8])
  expect(ticksFor([41, 22])).toEqual([0, 20, 40, 60, 80])
  expect(ticksFor([200])).toEqual([0, 50, 100, 150, 200])
  expect(ticksFor([9_999])).toEqual([0, 5_000, 10_000, 15_000, 20_000])
})

test('a curve runs from left to right, and the maximum touches the top', () => {
  const frame = { left: 0, right: 100, top: 10, bottom: 50 }
  expect(curveOf([0, 2, 4], frame, 4)).toBe('M0 50L50 30L100 10')
  expect(curveOf([4], frame, 4)).toBe('M0 10')
})
