import { expect, test } from 'vitest'
import { callWords } from './call-words.ts'

test('a call is said in words, with what was noted below', () => {
  expect(callWords('fixed')).toBe('It works')
  expect(callWords('fixed, paid 1500, friendly 4: On time')).toBe('It works, paid Rs. 1,500, friendly: 4 of 5\nOn time')
  expect(callWords('not_fixed, paid 0: It hums: again')).toBe('It does not work, paid Rs. 0\nIt hums: again')
  expect(callWords('not_reached')).toBe('Not reached')
  expect(callWords('something newer')).toBe('something newer')
})
