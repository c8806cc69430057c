import { expect, test } from 'vitest'
import { smsSize } from './sms-parts.ts'

test.each([
  ['', 'gsm', 0, 1],
  ['Your code is 409172', 'gsm', 19, 1],
  ['x'.repeat(160), 'gsm', 160, 1],
  ['x'.repeat(161), 'gsm', 161, 2],
  ['x'.repeat(306), 'gsm', 306, 2],
  ['x'.repeat(307), 'gsm', 307, 3],
  // A bracket takes two units.
  ['[]'.repeat(40), 'gsm', 160, 1],
  ['[]'.repeat(41), 'gsm', 164, 2],
  // The bracket would be torn by the end of the first part, so it is in the second.
  [`${'x'.repeat(152)}[${'x'.repeat(152)}`, 'gsm', 306, 3],
  ['तपाईंको केतली तयार छ', 'unicode', 20, 1],
  ['क'.repeat(70), 'unicode', 70, 1],
  ['क'.repeat(71), 'unicode', 71, 2],
  ['क'.repeat(134), 'unicode', 134, 2],
  ['क'.repeat(135), 'unicode', 135, 3],
  // One letter outside the alphabet makes the whole text Unicode.
  [`${'x'.repeat(70)}’`, 'unicode', 71, 2],
  [`${'x'.repeat(66)}😀${'x'.repeat(66)}`, 'unicode', 134, 3],
])('%j is %s, %i units in %i parts', (text, alphabet, units, parts) =>
  expect(smsSize(text)).toEqual({ alphabet, units, parts }),
)
