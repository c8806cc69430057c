import { expect, test } from 'vitest'
import { nameOfSpread, pageAfter, pageOf, spreadOf } from './spreads.ts'

const book = { total: 6, double: true }
const pages = { total: 6, double: false }

test('an open book shows the cover alone, then pages in pairs', () => {
  expect([1, 2, 3, 4, 5, 6].map((page) => spreadOf(page, book))).toEqual([[1], [2, 3], [2, 3], [4, 5], [4, 5], [6]])
  expect(spreadOf(3, pages)).toEqual([3])
})

test('turning goes from spread to spread and ends at the covers', () => {
  expect([1, 3, 5, 6].map((page) => pageAfter(page, 1, book))).toEqual([2, 4, 6, undefined])
  expect([1, 3, 5, 6].map((page) => pageAfter(page, -1, book))).toEqual([undefined, 1, 2, 4])
  expect([1, 6].map((page) => pageAfter(page, 1, pages))).toEqual([2, undefined])
})

test('an address names the nearest page that there is', () => {
  expect(['4', '0', '-3', '99', 'x', '', null, '2.9'].map((text) => pageOf(text, 6))).toEqual([4, 1, 1, 6, 1, 1, 1, 2])
})

test('open pages have a name', () => {
  expect([nameOfSpread([1], 6), nameOfSpread([2, 3], 6)]).toEqual(['Page 1 of 6', 'Pages 2 and 3 of 6'])
})
