import { expect, test } from 'vitest'
import { fittingSize, shrunkPicture } from './shrink-picture.ts'

test('a picture keeps its shape and is never made larger', () => {
  expect(fittingSize(4000, 3000)).toEqual({ width: 2000, height: 1500 })
  expect(fittingSize(3000, 6000)).toEqual({ width: 1000, height: 2000 })
  expect(fittingSize(640, 480)).toEqual({ width: 640, height: 480 })
  expect(fittingSize(9000, 2)).toEqual({ width: 2000, height: 1 })
})

test('a small picture, or one that cannot be decoded here, is sent unchanged', async () => {
  const small = new File(['x'], 'bill.png', { type: 'image/png' })
  const large = new File([new Uint8Array(3 * 1024 * 1024)], 'bill.png', { type: 'image/png' })
  expect(await shrunkPicture(small)).toBe(small)
  expect(await shrunkPicture(large)).toBe(large)
})
