import { expect, test } from 'vitest'
import { LOCALES, type Locale } from 'contract/core/locale'
import { closedText } from '../accounts/close-account.ts'
import { DEFAULT_SETTINGS } from 'contract/settings/defaults'
import { joinedText } from '../accounts/merging/merge-accounts.ts'
import { newNumberText } from '../accounts/change-number.ts'
import { numberChangedText } from '../accounts/edit-account.ts'
import { codeText } from '../accounts/send-code.ts'
import * as complaints from '../complaints/complaint.messages.ts'
import * as extensions from '../extensions/extension.messages.ts'
import { smsSize } from 'contract/core/texts/sms-parts'
import * as personalisations from '../personalisations/personalisation.messages.ts'
import * as quotations from '../quotations/quotation.messages.ts'
import * as registrations from '../registrations/registration.messages.ts'
import type { Message, Said } from './message.ts'
import { defaultVoice } from '../../test/default-voice.ts'

const PUBLIC_URL = 'https://baltra.com.np'
const voice = (locale: Locale) => defaultVoice(locale, DEFAULT_SETTINGS.brand_name)
const LINK = `${PUBLIC_URL}/t/${'x'.repeat(22)}`
const PRODUCT = { model_name: 'Mixer Grinder BMG-750', serial_number: 'BMG7502400123' }
const JOB = 'JOB-2026-000123'
const REASON = 'The serial number on the bill is another one.'
const WRITTEN = 'The part has arrived. May our technician come on Thursday between ten and one?'
const QUOTE = { model_name: PRODUCT.model_name, quantity: 12, products: [1, 2] }
const LETTERING = { product_name: 'Steel Bottle 750 ml', text: 'Aama' }

type Text = (locale: Locale) => string

const said =
  (message: Said<Message>): Text =>
  (locale) =>
    message(voice(locale)).sms

const TEXTS: Record<string, Text> = {
  'code to sign up': (locale) => codeText('register', '123456', voice(locale), PUBLIC_URL),
  'code for a password': (locale) => codeText('reset', '123456', voice(locale), PUBLIC_URL),
  'code for another number': (locale) => codeText('number', '123456', voice(locale), PUBLIC_URL),
  'new number': (locale) => newNumberText(voice(locale), DEFAULT_SETTINGS.phone),
  'code to close': (locale) => codeText('close', '123456', voice(locale), PUBLIC_URL),
  'number changed': (locale) => numberChangedText('9841203118', voice(locale), DEFAULT_SETTINGS.phone),
  'accounts joined': (locale) => joinedText('9841203118', voice(locale), DEFAULT_SETTINGS.phone),
  'account closed': (locale) => closedText(new Date('2026-11-24T10:00:00Z'), voice(locale)),
  registered: said(registrations.registeredMessage(PRODUCT)),
  approved: said(registrations.approvedMessage(PRODUCT, { expiry: '2028-09-30', points: 120 })),
  rejected: said(registrations.rejectedMessage(PRODUCT, REASON)),
  dispatched: said(complaints.dispatchedMessage(PRODUCT, JOB, LINK)),
  visit: said(
    complaints.visitMessage(
      PRODUCT,
      {
        technician: 'Ram Thapa',
        technician_contact: '9841000000',
        visit_date: '2026-11-26',
        visit_window: '10-13',
        code: '4821',
      },
      LINK,
    ),
  ),
  'visit, day only': said(
    complaints.visitMessage(
      PRODUCT,
      { technician: '', visit_date: '2026-11-26', visit_window: '16-19', code: '4821' },
      LINK,
    ),
  ),
  'visit, name only': said(complaints.visitMessage(PRODUCT, { technician: 'Ram Thapa', visit_date: '' }, LINK)),
  'visit called off': said(complaints.visitMessage(PRODUCT, { technician: '', visit_date: '' }, LINK)),
  completed: said(complaints.completedMessage({ ...PRODUCT, job_no: JOB }, LINK)),
  reopened: said(complaints.reopenedMessage(PRODUCT, LINK)),
  merged: said(complaints.mergedMessage({ id: 12, ...PRODUCT, job_no: JOB }, LINK)),
  'merged, not dispatched': said(complaints.mergedMessage({ id: 12, ...PRODUCT, job_no: null }, LINK)),
  separated: said(complaints.separatedMessage({ id: 12, ...PRODUCT, job_no: JOB }, LINK)),
  'separated, not dispatched': said(complaints.separatedMessage({ id: 12, ...PRODUCT, job_no: null }, LINK)),
  written: said(complaints.writtenMessage({ id: 12, job_no: JOB, text: WRITTEN }, LINK)),
  redeemed: said(extensions.redeemedMessage(PRODUCT, { points: 1200, expiry: '2028-09-30' })),
  requested: said(extensions.requestedMessage(PRODUCT, { duration: 12, price: 1250, reference: 'EXT-7K2M' })),
  settled: said(extensions.settledMessage(PRODUCT, { expiry: '2028-09-30' })),
  'extension cancelled': said(extensions.cancelledMessage('EXT-7K2M', REASON, 1200)),
  'quotation approved': said(quotations.approvedMessage({ ...QUOTE, total: 125_000 })),
  'quotation rejected': said(quotations.rejectedMessage(QUOTE, REASON)),
  'lettering approved': said(personalisations.approvedMessage(LETTERING)),
  'lettering rejected': said(personalisations.rejectedMessage(LETTERING, REASON)),
}

test('each text message costs one part in English, where it is all Latin letters, and at most two in Nepali; what staff wrote, and a visit with its link, one more', () => {
  for (const [name, text] of Object.entries(TEXTS)) {
    const more = name === 'written' ? 1 : 0
    const moreInNepali = ['visit', 'visit, day only'].includes(name) ? 1 : more
    expect(smsSize(text('en')).parts, name).toBe(1 + more)
    expect(smsSize(text('ne')).parts, name).toBeLessThanOrEqual(name.startsWith('code') ? 1 : 2 + moreInNepali)
  }
})

test('a code comes first, in Latin digits, and the last line names the website', () => {
  for (const locale of LOCALES)
    for (const purpose of ['register', 'reset'] as const) {
      const text = codeText(purpose, '123456', voice(locale), PUBLIC_URL)
      expect(text).toMatch(/^123456 /)
      expect(text.split('\n').at(-1)).toBe('@baltra.com.np #123456')
    }
})

test('days in a text are in the calendar of its language', () => {
  expect(TEXTS['account closed']!('en')).toContain('24 Nov 2026')
  expect(TEXTS['account closed']!('ne')).toContain('८ मंसिर २०८३')
  // The year 2085 is not published: the AD day binds.
  for (const name of ['approved', 'redeemed', 'settled'])
    expect(TEXTS[name]!('ne')).toContain('लगभग १५ असोज २०८५ (३०/९/२०२८)')
})

test('a text is counted in 160 Latin letters or 70 of other scripts, divided in 153 or 67', () => {
  const parts = (letter: string, count: number) => smsSize(letter.repeat(count)).parts
  expect([parts('a', 160), parts('a', 161), parts('a', 306), parts('a', 307)]).toEqual([1, 2, 2, 3])
  expect([parts('क', 70), parts('क', 71), parts('क', 134), parts('क', 135)]).toEqual([1, 2, 2, 3])
  expect([parts('€', 80), parts('€', 81)]).toEqual([1, 2])
})

test('a visit has the link to follow it in both languages', () => {
  for (const name of ['visit', 'visit, day only'])
    for (const locale of LOCALES) expect(TEXTS[name]!(locale), name).toMatch(/\/t\/x{22}$/)
})

test('a visit names the weekday, the hours as they are said, and the number to call', () => {
  expect(TEXTS['visit']!('ne')).toMatch(
    /^Baltra: बिहीबार १० मंसिर, बिहान १० देखि १ बजेसम्म .* बनाउन Ram Thapa \(9841000000\) आउनुहुन्छ। सकिएपछि दिने कोड 4821।/,
  )
})
