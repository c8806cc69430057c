import { expect, test } from 'vitest'
import { amountsOf, linesOf, sentParts, sumOf } from './estimate-draft.ts'

const parts = [{ part_id: 7, number: 'MTR-1', name: 'Motor', name_ne: '', price: 1200 }]
const line = { key: 1, part_id: '7', count: '२', is_covered: false }

test('the sum counts what no warranty pays for, in digits of both scripts', () => {
  expect(sumOf([line], { labour: '1,500', visit_charge: '' }, parts)).toBe(3900)
  expect(sumOf([{ ...line, is_covered: true }], { labour: '५००', visit_charge: '0' }, parts)).toBe(500)
  expect(sumOf([line], { labour: 'much', visit_charge: '' }, parts)).toBeUndefined()
})

test('a line in which nothing was chosen is not sent', () => {
  expect(sentParts([line, { ...line, key: 2, part_id: '' }])).toBe('[{"part_id":"7","count":"2","is_covered":false}]')
})

test('a new one begins with the last, without a part that is no longer offered', () => {
  const part = { number: '', name: 'Motor', name_ne: '', price: 900, count: 2, is_covered: true }
  const lines = linesOf(
    {
      parts: [
        { ...part, part_id: 8 },
        { ...part, part_id: 7 },
      ],
    },
    parts,
  )
  expect(lines).toEqual([{ key: 1, part_id: '7', count: '2', is_covered: true }])
  expect(amountsOf({ labour: 500, visit_charge: 0 })).toEqual({ labour: '500', visit_charge: '' })
})
