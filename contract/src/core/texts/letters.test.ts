import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countLetters, cutLetters, fitLetters, lettersOf } from './letters.ts'

test('letters are counted as people count them', () => {
  const counts = ['ASHA', 'आमा', 'नमस्ते', 'क्षमा', 'é', '👨‍👩‍👧‍👦', '🇳🇵', '👍🏽', ''].map(countLetters)
  expect(counts).toEqual([4, 2, 3, 2, 1, 1, 1, 1, 0])
  expect(lettersOf('श्री हिरा')).toEqual(['श्री', ' ', 'हि', 'रा'])
})

test('plain text counts as many letters as the platform does', () => {
  const platform = new Intl.Segmenter('ne', { granularity: 'grapheme' })
  for (let code = 0x20; code < 0x300; code += 1) {
    const text = `a${String.fromCharCode(code)}e`
    expect(lettersOf(text)).toEqual(Array.from(platform.segment(text), ({ segment }) => segment))
    expect(countLetters(text)).toBe(lettersOf(text).length)
  }
})

test('a cut leaves whole letters', () => {
  expect(cutLetters('श्रीमती', 2)).toBe('श्रीम')
  expect(cutLetters('Asha', 9)).toBe('Asha')
  expect([6, 5, 4, 3].map((room) => fitLetters('हिरादे', room))).toEqual(['हिरादे', 'हिरा', 'हिरा', 'हि'])
})

test('text is cut to the longest prefix of whole letters that fits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.nat(30), (text, room) => {
      const fitted = fitLetters(text, room)
      expect(text.startsWith(fitted)).toBe(true)
      expect(fitted.length).toBeLessThanOrEqual(room)
      const next = cutLetters(text, countLetters(fitted) + 1)
      expect(next === text || next.length > room).toBe(true)
    }),
  )
})
