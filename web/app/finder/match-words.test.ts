import { expect, test } from 'vitest'
import { fitOf } from './match-words.ts'

test.each([
  ['Products', 'prod', 0],
  ['BulkQuote Products', 'bulkq', 0],
  ['BulkQuote Products', 'quote', 1],
  ['BulkQuote Products', 'prod bulk', 1],
  ['Customize Products', 'tomize', 2],
  ['Warranty Complaints', 'cmplnt', 3],
  ['Add Product', 'ADD  PRO', 0],
  ['चाँदनी पसल', 'पसल चांद', 1],
])('%s fits “%s”: %i', (label, typed, fit) => {
  expect(fitOf(label, typed)).toBe(fit)
})

test.each([
  ['Products', ''],
  ['Products', 'xyz'],
  ['Products', 'products list'],
  ['Warranty Package', 'rai'],
  ['All Customers', 'um'],
])('%s does not fit “%s”', (label, typed) => {
  expect(fitOf(label, typed)).toBeUndefined()
})
