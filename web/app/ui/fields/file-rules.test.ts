import { expect, test } from 'vitest'
import { IMAGE_RULE, needsRedrawing, PHOTO_RULE, refuseFile, SHEET_RULE } from './file-rules.ts'

test('a picture of the right kind and size comes in', () =>
  expect(refuseFile({ name: 'bill.jpg', type: 'image/jpeg', size: 1000 }, IMAGE_RULE)).toBeUndefined())

test('another kind and too large a file are refused by name', () => {
  expect(refuseFile({ name: 'a.svg', type: 'image/svg+xml', size: 1 }, IMAGE_RULE)).toBe(
    'a.svg is not a JPEG, PNG, WebP, AVIF or GIF file',
  )
  expect(refuseFile({ name: 'a.png', type: 'image/png', size: 11 * 1024 * 1024 }, IMAGE_RULE)).toBe(
    'a.png is larger than 10 MB',
  )
})

test('sheets are known by their ending, since systems disagree on their type', () =>
  expect(refuseFile({ name: 'Stock.XLSX', type: '', size: 1 }, SHEET_RULE)).toBeUndefined())

test('photographs that are large or in the phone’s own format are redrawn; pictures of the catalogue are not', () => {
  const large = { name: 'bill.jpg', type: 'image/jpeg', size: 18 * 1024 * 1024 }
  const heic = { name: 'IMG_1.HEIC', type: '', size: 1000 }
  expect([large, heic].map((file) => needsRedrawing(file, PHOTO_RULE))).toEqual([true, true])
  expect([large, heic].map((file) => needsRedrawing(file, IMAGE_RULE))).toEqual([false, false])
  expect(needsRedrawing({ ...large, size: 1000 }, PHOTO_RULE)).toBe(false)
  expect(refuseFile(heic, PHOTO_RULE)).toMatch(/^This browser cannot read HEIC photos/)
})
