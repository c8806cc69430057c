import { expect, test } from 'vitest'
import { telLink, viberLink } from './contact-links.ts'

test.each([
  ['+977 980 123 4567', 'tel:+9779801234567', '+9779801234567'],
  ['+977-980-1234567', 'tel:+9779801234567', '+9779801234567'],
  ['+977 (980) 1234567', 'tel:+9779801234567', '+9779801234567'],
  ['9801234567', 'tel:9801234567', '+9779801234567'],
  ['977 9801234567', 'tel:9779801234567', '+9779801234567'],
  ['+977 (0)1-4412345', 'tel:+97714412345', '+97714412345'],
  ['01-4412345', 'tel:014412345', '+97714412345'],
  ['+91 98 1234 5678', 'tel:+919812345678', '+919812345678'],
])('%s is called and written to as a telephone and Viber read it', (number, tel, viber) => {
  expect(telLink(number)).toBe(tel)
  const chat = new URL(viberLink(number))
  expect([chat.protocol, chat.host, chat.searchParams.get('number')]).toEqual(['viber:', 'chat', viber])
})
