import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smsSize } from 'contract/core/texts/sms-parts'
import { messageOf } from './message.ts'
import { defaultVoice } from '../../test/default-voice.ts'

const LINK = 'https://shop.example.com/t/abc'

test('an SMS is cut to 160 characters in its variable part; the notice keeps the whole text', () => {
  const reason = 'The bill shows another serial number than the one you sent, and its date cannot be read. '.repeat(3)
  const { sms, notice } = messageOf(
    reason,
    (why, { short }) => `the registration of ${short('SN 1234567', 5)} failed. ${why}`,
  )(defaultVoice('en'))
  expect(sms).toMatch(/^Baltra: the registration of SN 12 failed\. The bill shows .*\.\.\.$/)
  expect(sms.length).toBeLessThanOrEqual(160)
  expect(notice).toBe(`The registration of SN 1234567 failed. ${reason.trim()}`)
})

test('only the SMS has the brand in front and the link at its end; an address that staff wrote stays', () => {
  const { sms, notice } = messageOf('Kettle', (model) => `your ${model} is ready.`, { link: LINK })(defaultVoice('en'))
  expect(sms).toBe(`Baltra: your Kettle is ready. Follow it: ${LINK}`)
  expect(notice).toBe('Your Kettle is ready.')
  expect(messageOf('', () => 'your job no. is 7', { link: LINK })(defaultVoice('en')).sms).toBe(
    `Baltra: your job no. is 7. Follow it: ${LINK}`,
  )
  expect(messageOf(`read ${LINK}`, (why) => why)(defaultVoice('en')).notice).toBe(`Read ${LINK}`)
})

test('a link is left out where it leaves no room for the name', () => {
  expect(
    messageOf('Mixer Grinder', (model) => `${'x'.repeat(120)} ${model}`, { link: LINK })(defaultVoice('en')).sms,
  ).toMatch(/Mixer Grinder$/)
})

test('a link opens the page in the language of the text', () => {
  expect(messageOf('केतली', (model) => `${model} तयार छ।`, { link: LINK })(defaultVoice('ne')).sms).toBe(
    'Baltra: केतली तयार छ। यहाँ हेर्नुहोस्: https://shop.example.com/ne/t/abc',
  )
})

test('a syllable is not cut in two', () => {
  const { sms } = messageOf('क्षमा '.repeat(50), (why) => why)(defaultVoice('ne'))
  expect(sms).toMatch(/^Baltra: (क्षमा )+(क्षमा|क्ष)\.\.\.$/)
  expect(smsSize(sms).parts).toBe(2)
})

test('every SMS fits its parts, whatever its variable parts are: one in Latin letters, two in others', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 400, unit: 'grapheme' }),
      fc.string({ maxLength: 400 }),
      fc.constantFrom('en', 'ne'),
      (long, other, locale) => {
        const fill = (part: string, { short }: { short: (text: string, length: number) => string }) =>
          `about ${part} and ${short(other, 20)}.`
        const { sms } = messageOf(long, fill, { link: LINK })(defaultVoice(locale))
        expect(smsSize(sms).parts).toBeLessThanOrEqual(2)
        expect(sms.length).toBeLessThanOrEqual(160)
      },
    ),
  )
})
