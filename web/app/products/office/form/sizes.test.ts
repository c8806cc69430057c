import { expect, test } from 'vitest'
import { withSize } from './sizes.ts'

test('a size is added without the spaces around it', () => {
  expect(withSize(['500 ml'], '  1  litre ')).toEqual({ sizes: ['500 ml', '1 litre'] })
})

test('a blank one changes nothing', () => {
  const sizes = ['500 ml']
  expect(withSize(sizes, '   ').sizes).toBe(sizes)
})

test('one that is there already is refused, whatever its letters', () => {
  expect(withSize(['500 ml'], '500 ML')).toEqual({ sizes: ['500 ml'], refusal: '500 ML is there already' })
})
