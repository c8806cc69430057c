import { expect, test } from 'vitest'
import { takeAttributes } from './attributes.ts'
import { foldWord } from './fold.ts'
import { literal, meantWords, oneSlipFrom, searchWords } from './search-words.ts'

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

test('words for colours and money are known in the spelling in which a search is read', () => {
  const { colours, maxPrice, rest } = takeAttributes(meantWords('चाँदी केतली ४००० रुपैयाँ सम्म'))
  expect([colours.map(({ name }) => name), maxPrice, rest]).toEqual([['Silver'], 4000, ['केतली']])
})

test('a word sounds the same in every spelling of its letters', () => {
  const sounds = ['गर्\u200Dयो', 'गऱ्यो', 'गर\u093C्यो', 'garyo'].map(foldWord)
  expect(new Set(sounds)).toEqual(new Set(['grio']))
})
