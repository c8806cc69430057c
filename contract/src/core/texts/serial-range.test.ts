import { expect, test } from 'vitest'
import { serialRange } from './serial-range.ts'

test.each([
  ['A-0099', 'a 0100', { prefix: 'A', from: 99n, to: 100n }],
  ['SN26100', '26200', { prefix: '', from: 26100n, to: 26200n }],
  ['26B९', '26B10', { prefix: '26B', from: 9n, to: 10n }],
  ['A7', 'A7', { prefix: 'A', from: 7n, to: 7n }],
  ['A1', 'B2', 'prefix'],
  ['A10', 'A9', 'order'],
  ['A1X', 'A2X', 'number'],
  ['A1', 'A', 'number'],
])('from %s to %s', (first, last, range) => {
  expect(serialRange(first, last)).toEqual(range)
})
