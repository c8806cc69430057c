import { expect, test } from 'vitest'
import { folded, includesTyped, isSameText } from './folded.ts'

test('a text is compared in plain letters and digits, with single spaces', () => {
  expect(folded('  Café   ÉLITE\n२०० ')).toBe('cafe elite 200')
})

test.each([
  ['nukta', ['\u0915\u093C\u0926\u092E', '\u0958\u0926\u092E', 'कदम']],
  ['the ra before another letter', ['गर्\u200Dयो', 'गऱ्यो', 'गर\u093C्यो', 'गर्यो']],
  ['joiners', ['कञ्चन', 'कञ्\u200Dचन', 'कञ्\u200Cचन']],
  ['chandrabindu', ['चाँदनी', 'चांदनी']],
])('%s makes no difference', (_, spellings) => {
  expect(spellings.filter((spelling) => !isSameText(spelling, spellings[0]!))).toEqual([])
  expect(includesTyped(`नयाँ ${spellings[0]} पसल`, spellings[1]!)).toBe(true)
})

test('vowel signs, visarga and halant make one', () => {
  const names = ['कमल', 'कोमल', 'कमला', 'कम्ल', 'कमः', 'कम']
  expect(new Set(names.map(folded)).size).toBe(names.length)
})
