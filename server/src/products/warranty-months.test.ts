import { expect, test } from 'vitest'
import { parseWarrantyMonths } from './warranty-months.ts'

test.each([
  ['1 Year', 12],
  ['2 Years', 24],
  ['18 Months', 18],
  ['2 yrs', 24],
  ['2yr', 24],
  ['1 year 6 months', 18],
  ['1 Year and 6 Months', 18],
  ['1.5 years', 18],
  ['24', 24],
  ['0', 0],
  ['१ वर्ष', 12],
  ['६ महिना', 6],
  ['90 days', 3],
  ['6 months replacement, then 2 years service', 6],
  ['2 years on the motor, 1 year on the rest', 24],
  ['2-year warranty', 24],
  ['999 years', 600],
  ['', 12],
  ['Lifetime', 12],
  ['ask the shop', 12],
])('%j is %d months', (text, months) => {
  expect(parseWarrantyMonths(text)).toBe(months)
})
