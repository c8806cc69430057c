import { expect, test } from 'vitest'
import { linkAddress } from './link-address.ts'

test.each([
  ['https://example.com/a?b', 'https://example.com/a?b'],
  [' example.com/manual.pdf ', 'https://example.com/manual.pdf'],
  ['care@example.com', 'mailto:care@example.com'],
  ['+977 1-4123456', 'tel:+97714123456'],
  ['tel:014123456', 'tel:014123456'],
])('%s leads to %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})

test.each([
  '',
  'kettle',
  'javascript:alert(1)',
  'data:text/html,x',
  '/baltra-contact-us',
  'two words.com',
  'ftp://a.b',
])('%s leads nowhere', (typed) => {
  expect(linkAddress(typed)).toBeUndefined()
})
