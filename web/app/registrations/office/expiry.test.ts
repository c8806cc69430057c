import { expect, test } from 'vitest'
import { expiryText } from './expiry.ts'

const now = new Date('2026-06-15T06:00:00Z')

test.each([
  ['2026-06-15', 'Expires today'],
  ['2026-06-16', 'Expires tomorrow'],
  ['2026-06-14', 'Expired yesterday'],
  ['2026-07-15', 'Expires in 30 days'],
  ['2026-09-20', 'Expires in 3 months'],
  ['2025-12-10', 'Expired 6 months ago'],
  ['2029-07-01', 'Expires in 3 years'],
])('a warranty until %s reads: %s', (expiry, text) => {
  expect(expiryText(expiry, now)).toBe(text)
})
