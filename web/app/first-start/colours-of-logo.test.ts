import { expect, test } from 'vitest'
import { coloursIn } from './colours-of-logo.ts'

type Pixel = [r: number, g: number, b: number, opacity?: number]

const logo = (...areas: [count: number, pixel: Pixel][]) =>
  new Uint8ClampedArray(
    areas.flatMap(([count, [r, g, b, opacity = 255]]) =>
      Array.from({ length: count }, () => [r, g, b, opacity]).flat(),
    ),
  )

test('the colours of a logo, the most frequent first, without its ground, its letters and what is clear', () => {
  const pixels = logo(
    [500, [255, 255, 255]],
    [300, [20, 20, 22]],
    [400, [200, 0, 200, 10]],
    [80, [11, 110, 79]],
    [40, [245, 158, 11]],
  )
  expect(coloursIn(pixels)).toEqual(['#0b6e4f', '#f59e0b'])
})

test('anti-aliased edges and shades of one colour are not offered', () => {
  const pixels = logo([200, [11, 110, 79]], [60, [20, 135, 100]], [3, [200, 30, 30]])
  expect(coloursIn(pixels)).toEqual(['#0b6e4f'])
})

test('a logo in black and white has its black', () => {
  expect(coloursIn(logo([100, [255, 255, 255]], [50, [24, 24, 24]], [10, [128, 128, 128]]))).toEqual(['#181818'])
  expect(coloursIn(logo([100, [255, 255, 255]]))).toEqual([])
})
