import { expect, test } from 'vitest'
import { meantEmail } from './meant-email.ts'

test.each([
  ['sunita@gmail.con', 'sunita@gmail.com'],
  ['sunita@gmial.com', 'sunita@gmail.com'],
  ['Sunita@YAHOO.CM', 'Sunita@yahoo.com'],
  ['sunita@gmail.com', undefined],
  ['sunita@mail.com', 'sunita@gmail.com'],
  ['sunita@wlink.com.np', undefined],
  ['sunita', undefined],
  ['', undefined],
])('%s probably means %s', (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant)
})
