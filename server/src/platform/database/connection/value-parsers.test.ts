import { expect, test } from 'vitest'
import { parseExactNumber, parseTimestamptz } from './value-parsers.ts'

test.for([
  ['2026-01-31 04:05:06+00', '2026-01-31T04:05:06.000Z'],
  ['2026-01-31 04:05:06.7+00', '2026-01-31T04:05:06.700Z'],
  ['2026-01-31 04:05:06.789+00', '2026-01-31T04:05:06.789Z'],
  ['2026-01-31 04:05:06.789999+00', '2026-01-31T04:05:06.789Z'],
  ['2026-01-31 04:05:06+05:45', '2026-01-30T22:20:06.000Z'],
  ['2026-01-31 04:05:06-03', '2026-01-31T07:05:06.000Z'],
  ['infinity', 'infinity'],
] as const)('the timestamp %s arrives as %s', ([text, expected]) => {
  expect(parseTimestamptz(text)).toBe(expected)
})

test.for([
  ['0', 0],
  ['-42', -42],
  ['1500.50', 1500.5],
  ['9007199254740991', 9007199254740991],
  ['9007199254740993', '9007199254740993'],
  ['0.12345678901234567890', '0.12345678901234567890'],
  ['NaN', 'NaN'],
] as const)('the number %s arrives as %s', ([text, expected]) => {
  expect(parseExactNumber(text)).toBe(expected)
})
