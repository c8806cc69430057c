import { expect, test } from 'vitest'
import { readWarranty } from './warranty-text.ts'

test.each([
  ['1 Year', 12],
  ['2 Years', 24],
  ['18 Months', 18],
  ['2 yrs', 24],
  ['2yr', 24],
  ['1 year 6 months', 18],
  ['1 Year and 6 Months', 18],
  ['1 year, 6 months', 18],
  ['1 year + 6 months extra', 18],
  ['1.5 years', 18],
  ['24', 24],
  ['0', 0],
  ['१ वर्ष', 12],
  ['६ महिना', 6],
  ['90 days', 3],
  ['7 days replacement', 0],
  ['2-year warranty', 24],
  ['1 year product, 1 year motor', 12],
  ['999 years', 600],
  ['No warranty', 0],
  ['without guarantee', 0],
  ['N/A', 0],
  ['वारेन्टी छैन', 0],
])('%j is %d months', (text, months) => {
  expect(readWarranty(text)).toEqual({ months, isSure: true, isSeveral: false })
})

test.each([
  ['10 years compressor, 2 years product', 24],
  ['Motor 10 years, product 2 years', 24],
  ['2 Years (10 Years on motor)', 24],
  ['1 year, 6 months on the battery', 6],
  ['6 months replacement, then 2 years service', 6],
  ['2 years on the motor, 1 year on the rest', 12],
])('%j has several durations, of which the shortest counts: %d', (text, months) => {
  expect(readWarranty(text)).toEqual({ months, isSure: false, isSeveral: true })
})

test.each(['', 'Lifetime', 'ask the shop'])('%j names no duration and counts as one year', (text) => {
  expect(readWarranty(text)).toEqual({ months: 12, isSure: false, isSeveral: false })
})
