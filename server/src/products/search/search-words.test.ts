import { expect, test } from 'vitest'
import { literal, oneSlipFrom, plainSearch, searchWords } from './search-words.ts'

test('a search is read in plain letters and digits', () => {
  expect(plainSearch('  Café   ÉLITE २०० ')).toBe('cafe elite 200')
})

test('Devanagari keeps its vowel signs', () => {
  expect(plainSearch('केतली')).toBe('केतली'.normalize('NFC'))
})

test('five different words count', () => {
  expect(searchWords('a b a c d e f')).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(searchWords('')).toEqual([])
})

test('wildcards match literally', () => {
  expect(literal('100%_\\')).toBe('100\\%\\_\\\\')
})

test.each(['ketle', 'kettlee', 'kattle', 'kettel', 'ekttle', 'ettle'])('%s is one slip from kettle', (slip) => {
  expect(oneSlipFrom(slip)).toContain('kettle')
})
