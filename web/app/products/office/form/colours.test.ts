import { expect, test } from 'vitest'
import { SHOP_COLOURS } from 'contract/products/colours'
import { products } from 'contract/products/endpoints'
import { colourInWords, hexOf, paletteName } from './colours.ts'

const colours = Object.values(SHOP_COLOURS).flatMap((hue) => Object.entries(hue))

test('there are about a hundred colours, each name and each code once', () => {
  expect(colours.length).toBeGreaterThanOrEqual(100)
  expect(new Set(colours.map(([name]) => name)).size).toBe(colours.length)
  expect(new Set(colours.map(([, hex]) => hex)).size).toBe(colours.length)
})

test('the contract accepts every colour', () => {
  const { color_styles } = products.update.body.shape
  for (const [, hex] of colours) expect(color_styles.safeParse([hex]).success, hex).toBe(true)
})

test('a colour is called as in the shop, another by its code', () => {
  expect(paletteName('#A8142B')).toBe('Crimson')
  expect(colourInWords('#a8142b')).toBe('Crimson #a8142b')
  expect(colourInWords('#a8142c')).toBe('#a8142c')
})

test.each([
  ['#A8142B', '#a8142b'],
  [' a8142b ', '#a8142b'],
  ['#fa0', '#ffaa00'],
  ['#a8142', undefined],
  ['red', undefined],
  ['', undefined],
])('%s is stored as %s', (typed, hex) => {
  expect(hexOf(typed)).toBe(hex)
})
