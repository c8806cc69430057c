import { expect, test } from 'vitest'
import { devanagariDigits, latinDigits } from './digits.ts'
import { durationText, monthsText } from '../dates/durations.ts'
import { listText } from '../lists.ts'
import { countText, numberText, rupeesText } from './numbers.ts'

test('counts and prices are grouped by lakh in both languages', () => {
  expect([0, 1890, 1_234_567].map((amount) => rupeesText(amount, 'en'))).toEqual([
    'Rs. 0',
    'Rs. 1,890',
    'Rs. 12,34,567',
  ])
  expect([0, 1890, 1_234_567].map((amount) => rupeesText(amount, 'ne'))).toEqual(['रु. ०', 'रु. १,८९०', 'रु. १२,३४,५६७'])
  expect(countText(-12_345.6, 'ne')).toBe('-१२,३४६')
  expect(numberText(27.71725, 'en')).toBe('27.717')
  expect(numberText(27.71725, 'ne')).toBe('२७.७१७')
})

test('counts match the platform’s', () => {
  const platform = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
  for (let digits = 1; digits < 15; digits += 1)
    for (const count of [10 ** digits - 1, 10 ** digits, -(10 ** digits), 10 ** digits / 2 + 0.5])
      expect(countText(count, 'en')).toBe(platform.format(count))
})

test('digits of one script become those of the other', () => {
  expect(devanagariDigits('KTL-2083, १2')).toBe('KTL-२०८३, १२')
  expect(latinDigits(devanagariDigits('0123456789'))).toBe('0123456789')
})

test('durations have years where they are whole ones', () => {
  expect([1, 6, 12, 18, 24, 0].map((months) => monthsText(months, 'en'))).toEqual([
    '1 month',
    '6 months',
    '1 year',
    '18 months',
    '2 years',
    '0 months',
  ])
  expect([6, 12, 24].map((months) => monthsText(months, 'ne'))).toEqual(['६ महिना', '१ वर्ष', '२ वर्ष'])
  expect([durationText(3, 'day', 'en'), durationText(3, 'day', 'ne')]).toEqual(['3 days', '३ दिन'])
})

test('English lists match the platform’s', () => {
  const platform = new Intl.ListFormat('en-GB')
  for (const things of [[], ['a'], ['a', 'b'], ['a', 'b', 'c']])
    expect(listText(things, 'en')).toBe(platform.format(things))
  expect(listText(['क', 'ख', 'ग'], 'ne')).toBe('क, ख र ग')
})
