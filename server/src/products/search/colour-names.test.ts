import { expect, test } from 'vitest'
import { colourName, normalizeHex } from './colour-names.ts'

test.each([
  ['#000000', 'Black'],
  ['#ffffff', 'White'],
  ['#FF0000', 'Bright Red'],
  ['#a8142b', 'Crimson'],
  ['#a8152c', 'Crimson'],
  ['#34506a', 'Navy'],
  ['#33373d', 'Graphite'],
  ['#f0f', 'Fuchsia'],
  ['#c0c0c0', 'Silver'],
])('%s is %s', (hex, name) => {
  expect(colourName(hex)).toBe(name)
})

test('an unknown colour keeps its name', () => {
  expect(colourName('as in the picture')).toBe('as in the picture')
})

test('a colour is written in one way', () => {
  expect(['#ABC', 'AABBCC', ' #aabbcc '].map(normalizeHex)).toEqual(['#aabbcc', '#aabbcc', '#aabbcc'])
  expect(normalizeHex('red')).toBeUndefined()
})
