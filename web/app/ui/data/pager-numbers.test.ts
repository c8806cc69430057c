import { expect, test } from 'vitest'
import { pagerNumbers } from './pager-numbers.ts'

test('up to seven pages show every number', () => expect(pagerNumbers(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]))

test('more pages show the ends, the current one and its neighbours', () => {
  expect(pagerNumbers(1, 233)).toEqual([1, 2, 'gap', 233])
  expect(pagerNumbers(100, 233)).toEqual([1, 'gap', 99, 100, 101, 'gap', 233])
  expect(pagerNumbers(233, 233)).toEqual([1, 'gap', 232, 233])
})

test('a gap never hides a single page', () => {
  expect(pagerNumbers(4, 9)).toEqual([1, 2, 3, 4, 5, 'gap', 9])
  expect(pagerNumbers(6, 9)).toEqual([1, 'gap', 5, 6, 7, 8, 9])
})
