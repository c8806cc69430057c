import fc from 'fast-check'
import { expect, test } from 'vitest'
import { completedMessage, dispatchedMessage } from '../complaints/complaint.messages.ts'
import { approvedMessage, keptMessage, rejectedMessage, transferredMessage } from './registration.messages.ts'
import { defaultVoice } from '../../test/default-voice.ts'

const LINK = `https://shop.example.com.np/t/${'x'.repeat(22)}`

test('the approval message states the warranty’s end and the points', () => {
  expect(
    approvedMessage({ model_name: 'Mixer Grinder' }, { expiry: '2027-01-05', points: 100 })(defaultVoice('en')).sms,
  ).toBe('Baltra: your Mixer Grinder is registered. Warranty until 5 Jan 2027. You earned 100 points.')
  expect(
    approvedMessage({ model_name: 'Kettle' }, { expiry: '2027-12-31', points: 0 })(defaultVoice('en')).sms,
  ).not.toContain('points')
})

test('every message fits one SMS, whatever names and reasons are', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 500 }),
      fc.string({ maxLength: 100 }),
      fc.nat(),
      (long, serial_number, points) => {
        const product = { model_name: long, serial_number }
        const texts = [
          approvedMessage(product, { expiry: '2030-12-31', points }),
          rejectedMessage(product, long),
          transferredMessage(product, long),
          keptMessage(product),
          dispatchedMessage(product, 'J'.repeat(64), LINK),
          dispatchedMessage(product, 'JOB-2026-000123', LINK),
          completedMessage({ ...product, job_no: 'J'.repeat(64) }, LINK),
        ]
        for (const text of texts) expect(text(defaultVoice('en')).sms.length).toBeLessThanOrEqual(160)
      },
    ),
  )
})
