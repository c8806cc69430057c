import { expect, test } from 'vitest'
import { withSize } from './sizes.ts'

test('a size is trimmed when added', () => {
  expect(withSize(['500 ml'], '  1  litre ')).toEqual({ sizes: ['500 ml', '1 litre'] })
})

test('a blank size changes nothing', () => {
  const sizes = ['500 ml']
  expect(withSize(sizes, '   ').sizes).toBe(sizes)
})

test('a size that already exists is refused, ignoring case', () => {
  expect(withSize(['500 ml'], '500 ML')).toEqual({ sizes: ['500 ml'], refusal: '500 ML is there already' })
})
