import { LOCALES, type Locale } from 'contract/core/locale'
import { smsSize } from 'contract/core/sms-parts'
import { expect, test } from 'vitest'
import { closedText } from '../accounts/close-account.ts'
import { codeText } from '../accounts/send-code.ts'
import { numberChangedText } from '../accounts/edit-account.ts'
import * as complaints from '../complaints/complaint.messages.ts'
import * as extensions from '../extensions/extension.messages.ts'
import * as personalisations from '../personalisations/personalisation.messages.ts'
import * as quotations from '../quotations/quotation.messages.ts'
import * as registrations from '../registrations/registration.messages.ts'
import type { Message, Said } from './message.ts'

const LINK = 'https://baltra.com.np/t/8fKq2xW1'
const PRODUCT = { model_name: 'Steam Iron Flash 1250', serial_number: 'BSI2609171234' }
const DAY = '2026-12-24'
const QUOTATION = { ...PRODUCT, quantity: 50, products: [PRODUCT], total: 125_000 }
const SEVERAL = { ...QUOTATION, products: [PRODUCT, PRODUCT, PRODUCT] }
const LETTERING = { product_name: 'Vacuum Bottle 750 ml', text: 'Asha' }
const WHY = 'The bill shows another serial number.'
const VISIT = { technician: 'Ram Thapa', visit_date: DAY }

const sms = (message: Said<Message>) => (locale: Locale) => message(locale).sms

/** Each text, as long as it usually is. */
const TEXTS: Record<string, Said<string>> = {
  'code to sign up': (locale) => codeText('register', '409172', { locale, publicUrl: 'https://baltra.com.np' }),
  'code for a password': (locale) => codeText('reset', '409172', { locale, publicUrl: 'https://baltra.com.np' }),
  'number changed': (locale) => numberChangedText('9841203118', locale),
  'account closed': (locale) => closedText(new Date(DAY), locale),
  dispatched: sms(complaints.dispatchedMessage(PRODUCT, 'JOB-1042', LINK)),
  completed: sms(complaints.completedMessage(PRODUCT, 'JOB-1042')),
  reopened: sms(complaints.reopenedMessage(PRODUCT, LINK)),
  written: sms(complaints.writtenMessage({ id: 7, job_no: 'JOB-1042' }, LINK)),
  visit: sms(complaints.visitMessage(PRODUCT, VISIT, LINK)),
  'visit, day': sms(complaints.visitMessage(PRODUCT, { ...VISIT, technician: '' }, LINK)),
  'visit, technician': sms(complaints.visitMessage(PRODUCT, { ...VISIT, visit_date: '' }, LINK)),
  'visit off': sms(complaints.visitMessage(PRODUCT, { technician: '', visit_date: '' }, LINK)),
  registered: sms(registrations.registeredMessage(PRODUCT)),
  approved: sms(registrations.approvedMessage(PRODUCT, { expiry: DAY, points: 45 })),
  'approved with a fault': sms(registrations.approvedMessage(PRODUCT, { expiry: DAY, points: 0, hasFault: true })),
  rejected: sms(registrations.rejectedMessage(PRODUCT, WHY)),
  redeemed: sms(extensions.redeemedMessage(PRODUCT, { points: 300, expiry: DAY })),
  requested: sms(extensions.requestedMessage(PRODUCT, { duration: 12, price: 900, reference: 'EXT-7K2M' })),
  settled: sms(extensions.settledMessage(PRODUCT, { expiry: DAY })),
  'extension cancelled': sms(extensions.cancelledMessage('EXT-7K2M', WHY, 300)),
  'quotation approved': sms(quotations.approvedMessage(QUOTATION)),
  'quotation of several approved': sms(quotations.approvedMessage(SEVERAL)),
  'quotation rejected': sms(quotations.rejectedMessage(QUOTATION, WHY)),
  'lettering approved': sms(personalisations.approvedMessage(LETTERING)),
  'lettering rejected': sms(personalisations.rejectedMessage(LETTERING, WHY)),
}

test('the parts of each SMS in both languages: a code and English take one, Nepali at most two', () => {
  const counted = LOCALES.map((locale) => [locale, partsIn(locale)] as const)
  expect(Object.fromEntries(counted)).toMatchInlineSnapshot(`
    {
      "en": {
        "1": "code to sign up; code for a password; number changed; account closed; dispatched; completed; reopened; written; visit; visit, day; visit, technician; visit off; registered; approved; approved with a fault; rejected; redeemed; requested; settled; extension cancelled; quotation approved; quotation of several approved; quotation rejected; lettering approved; lettering rejected",
      },
      "ne": {
        "1": "code to sign up; code for a password; lettering approved",
        "2": "number changed; account closed; dispatched; completed; reopened; written; visit; visit, day; visit, technician; visit off; registered; approved; approved with a fault; rejected; redeemed; requested; settled; extension cancelled; quotation approved; quotation of several approved; quotation rejected; lettering rejected",
      },
    }
  `)
})

/** The names of the texts by how many parts they take. */
function partsIn(locale: Locale): Record<number, string> {
  const sizes = Object.entries(TEXTS).map(([name, text]) => ({ name, parts: smsSize(text(locale)).parts }))
  const groups = Object.entries(Object.groupBy(sizes, ({ parts }) => parts))
  return Object.fromEntries(groups.map(([parts, texts]) => [parts, texts!.map(({ name }) => name).join('; ')]))
}

test('days in a text are in the calendar of its language', () => {
  expect(TEXTS['account closed']!('en')).toContain('24 Dec 2026')
  for (const name of ['account closed', 'visit', 'approved', 'redeemed', 'settled'])
    expect(TEXTS[name]!('ne')).toContain('९ पुस २०८३')
})
