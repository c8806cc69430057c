import { expect, test } from 'vitest'
import { followed, noticeText } from './notice-text.ts'

const LINK = 'https://shop.example.com/t/abc'

test('a notice has neither the brand in front nor the link that the text message ends with', () => {
  expect(noticeText(`Baltra: the technician comes on Monday.${followed(LINK)}`, LINK)).toBe(
    'The technician comes on Monday.',
  )
  expect(noticeText('Baltra: the technician comes on Monday.', LINK)).toBe('The technician comes on Monday.')
})

test('an address that staff wrote stays', () => {
  const sms = `Baltra: your kettle was not accepted. Please read our rules: ${LINK}`
  expect(noticeText(sms)).toBe(`Your kettle was not accepted. Please read our rules: ${LINK}`)
})
