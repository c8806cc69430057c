import { expect, test } from 'vitest'
import { closerOrWhole, pageSize, WHOLE_PAGE, zoomedBy } from './page-size.ts'

const desk = { width: 1400, height: 700 }
const phone = { width: 340, height: 560 }

test('a whole page is seen, alone or beside another', () => {
  expect(pageSize(desk, 0.7, 1, WHOLE_PAGE)).toEqual({ width: 490, height: 700 })
  expect(pageSize(phone, 0.7, 0, WHOLE_PAGE)).toEqual({ width: 340, height: 485 })
  expect(pageSize(desk, 3, 0, WHOLE_PAGE)).toEqual({ width: 1400, height: 466 })
})

test('a page as wide as the room may be higher than it', () => {
  expect(pageSize(desk, 0.7, 1, { fit: 'width', factor: 1 })).toEqual({ width: 700, height: 1000 })
})

test('zooming goes a few steps each way', () => {
  let zoom = zoomedBy(1, WHOLE_PAGE)
  let steps = 0
  for (; zoom; zoom = zoomedBy(1, zoom)) steps++
  expect(steps).toBe(6)
  expect(zoomedBy(-1, { fit: 'page', factor: 0.64 })).toBeUndefined()
})

test('a double tap zooms from the whole page to readable text and back', () => {
  const closer = closerOrWhole(WHOLE_PAGE)
  expect(pageSize(phone, 0.7, 0, closer).width).toBe(850)
  expect(closerOrWhole(closer)).toEqual(WHOLE_PAGE)
})
