import { expect, test } from 'vitest'
import { filled, optionalText } from '../fields.ts'
import { asSeen, hasHidden } from './hidden-signs.ts'

test('signs that steer or hide text are taken away; joiners, line breaks and emoji stay', () => {
  expect(asSeen('a\u202Eb\u0007c\u200B\uFEFF\u2066d\u00AD')).toBe('abcd')
  for (const text of ['one\ntwo\tthree', 'क्\u200Dष', 'क्\u200Cष', '👩\u200D🔧', 'पानी “तातो” …'])
    expect(asSeen(text)).toBe(text)
  expect([hasHidden('a\u202Eb'), hasHidden('a\nb'), hasHidden('क्\u200Dष')]).toEqual([true, true, false])
})

test('typed text is stored as displayed; text of hidden characters alone counts as empty', () => {
  expect(filled(() => 'Enter it').parse(' a\u202Eb ')).toBe('ab')
  expect(optionalText(() => 'A text').parse('\u0007a')).toBe('a')
  expect(filled(() => 'Enter it').safeParse('\u200B\u2060').success).toBe(false)
})
