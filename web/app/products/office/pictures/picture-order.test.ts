import { expect, test } from 'vitest'
import { filesOf, moved, orderOf, storedPictures, withFiles } from './picture-order.ts'

const file = (name: string) => new File(['x'], name, { type: 'image/png' })
const stored = storedPictures([
  { id: 7, image_url: '/a' },
  { id: 9, image_url: '/b' },
])

test('unchanged stored pictures keep their order', () => {
  expect(orderOf(stored)).toEqual([7, 9])
  expect(filesOf(stored)).toEqual([])
})

test('new pictures are numbered as they travel, wherever they stand', () => {
  const pictures = withFiles(stored, [file('one.png'), file('two.png')])
  const mixed = moved(pictures, 3, 0)
  expect(orderOf(mixed)).toEqual(['new:0', 7, 9, 'new:1'])
  expect(filesOf(mixed).map(({ name }) => name)).toEqual(['two.png', 'one.png'])
})

test('a picture moves to either side and nothing is lost', () => {
  expect(orderOf(moved(stored, 0, 1))).toEqual([9, 7])
  expect(orderOf(moved(stored, 1, 0))).toEqual([9, 7])
  expect(orderOf(moved(stored, 5, 0))).toEqual([7, 9])
})

test('each picture has its own key, even the same file twice', () => {
  const same = file('one.png')
  const keys = withFiles(withFiles([], [same]), [same]).map(({ key }) => key)
  expect(new Set(keys).size).toBe(2)
})
