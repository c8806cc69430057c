import { expect, test } from 'vitest'
import { newToken } from './token.ts'

test('a token ends in a letter or digit, so that a phone takes the whole link of an SMS', () => {
  const ends = Array.from({ length: 1000 }, () => newToken(12).slice(-1))
  expect(ends.filter((end) => !/[a-zA-Z0-9]/.test(end))).toEqual([])
})
