import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test('a noun follows its number', () => {
  expect([0, 1, 2, 1240].map((count) => counted(count, 'point'))).toEqual([
    '0 points',
    '1 point',
    '2 points',
    '1,240 points',
  ])
  expect(counted(3, 'category', 'categories')).toBe('3 categories')
})
