import { expect, test } from 'vitest'
import { sameView, viewQuery } from './view-query.ts'

test('a view keeps filters and order, but neither the page nor empty values', () => {
  expect(viewQuery('?status=Pending&page=3&search=&sort=-price')).toBe('sort=-price&status=Pending')
})

test('a view that was saved on the board opens as a board', () => {
  expect(viewQuery('?view=board&status=Pending&page=2')).toBe('status=Pending&view=board')
})

test('a list without filters cannot be saved as a view', () => {
  expect(viewQuery('?page=2')).toBe('')
})

test('two queries are the same view in any order', () => {
  expect(sameView('a=1&b=x%20y', '?b=x+y&a=1&page=2')).toBe(true)
  expect(sameView('a=1', 'a=2')).toBe(false)
})
