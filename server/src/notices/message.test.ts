import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageOf } from './message.ts'

const LINK = 'https://shop.example.com/t/abc'

test('an SMS is cut to 160 characters in its variable part; the notice keeps the whole text', () => {
  const reason = 'The bill shows another serial number than the one you sent, and its date cannot be read. '.repeat(3)
  const { sms, notice } = messageOf(
    reason,
    (why, short) => `the registration of ${short('SN 1234567', 5)} failed. ${why}`,
  )
  expect(sms).toMatch(/^Baltra: the registration of SN 12 failed\. The bill shows .*\.\.\.$/)
  expect(sms.length).toBeLessThanOrEqual(160)
  expect(notice).toBe(`The registration of SN 1234567 failed. ${reason.trim()}`)
})

test('only the SMS has the brand in front and the link at its end; an address that staff wrote stays', () => {
  const { sms, notice } = messageOf('Kettle', (model) => `your ${model} is ready.`, LINK)
  expect(sms).toBe(`Baltra: your Kettle is ready. Follow it: ${LINK}`)
  expect(notice).toBe('Your Kettle is ready.')
  expect(messageOf('', () => 'your job no. is 7', LINK).sms).toBe(`Baltra: your job no. is 7. Follow it: ${LINK}`)
  expect(messageOf(`read ${LINK}`, (why) => why).notice).toBe(`Read ${LINK}`)
})

test('a link is left out where it leaves no room for the name', () => {
  expect(messageOf('Mixer Grinder', (model) => `${'x'.repeat(120)} ${model}`, LINK).sms).toMatch(/Mixer Grinder$/)
})

test('every SMS fits, whatever its parts are', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400, unit: 'grapheme' }), fc.string({ maxLength: 400 }), (long, other) => {
      expect(
        messageOf(long, (part, short) => `about ${part} and ${short(other, 20)}.`, LINK).sms.length,
      ).toBeLessThanOrEqual(160)
    }),
  )
})
