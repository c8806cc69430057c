import { expect, test } from 'vitest'
import { moved, zoomed, type PhotoView } from './use-photo-view.ts'

const fitted: PhotoView = { zoom: 1, turns: 1, x: 0, y: 0 }

test('the point under the mouse stays fixed while zooming', () => {
  expect(zoomed(fitted, 2, { x: 50, y: -20 })).toEqual({ zoom: 2, turns: 1, x: -50, y: 20 })
})

test('it is never smaller than its frame, and then in the middle again', () => {
  expect(zoomed({ zoom: 2, turns: 1, x: -50, y: 20 }, 0.1, { x: 9, y: 9 })).toEqual(fitted)
  expect(zoomed(fitted, 100, { x: 0, y: 0 }).zoom).toBe(6)
})

test('it is moved to its edge and no further', () => {
  const view = { ...fitted, zoom: 2 }
  expect(moved(view, 500, -10, { width: 400, height: 300 })).toMatchObject({ x: 200, y: -10 })
  expect(moved(fitted, 500, 500, { width: 400, height: 300 })).toMatchObject({ x: 0, y: 0 })
})
