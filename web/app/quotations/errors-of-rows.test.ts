import { expect, test } from 'vitest'
import { errorsOfRows } from './errors-of-rows.ts'

test('list errors are keyed by row, all others stay as they are', () => {
  const errors = { products: 'Too many', 'products.1.quantity': 'From 1', 'lines.1.quantity': 'Other', quantity: 'Own' }
  expect(errorsOfRows(errors, 'products', ['first', 'new7'])).toEqual({
    products: 'Too many',
    'new7.quantity': 'From 1',
    'lines.1.quantity': 'Other',
    quantity: 'Own',
  })
})
