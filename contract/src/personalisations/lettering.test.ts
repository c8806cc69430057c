import { expect, test } from 'vitest'
import { lettersOf, oneLine } from './lettering.ts'

test('characters are counted as a person counts', () => {
  const counts = ['ASHA', 'आमा', 'नमस्ते', 'é', '👨‍👩‍👧‍👦', '🇳🇵', '👍🏽', ''].map((text) => lettersOf(text).length)
  expect(counts).toEqual([4, 2, 3, 1, 1, 1, 1, 0])
  expect(lettersOf('श्री')).toEqual(['श्री'])
})

test('lettering is kept composed and on one line', () => {
  expect(oneLine('  e\u0301  a\r\nb\t')).toBe('é a b')
})
