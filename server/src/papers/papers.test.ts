import { expect, test } from 'vitest'
import { drawCertificate, type Certificate } from '../extensions/certificate-sheet.ts'
import { certificateWords } from '../extensions/certificate-words.ts'
import type { QuotationPaper } from '../quotations/page.ts'
import { drawQuotation } from '../quotations/quotation-paper.ts'
import { quotationWords } from '../quotations/quotation-words.ts'
import { defaultVoice } from '../../test/default-voice.ts'
import { labelDocument } from '../units/label-sheet.ts'
import { plainLetterhead } from './letterhead.ts'
import { losesCharacters, printable } from './printable.ts'
import { pagesOf } from './testing/pages-of.ts'

const CERTIFICATE: Certificate = {
  locale: 'en',
  calendar: 'language',
  model_name: 'Mixer Grinder',
  model_num: 'BMG-1',
  serial_number: '2610190101',
  store_name: 'हिमाल इलेक्ट्रोनिक्स',
  store_location: 'Müller Marg',
  purchase_date: '2026-01-31',
  warranty_expiry: '2027-01-31',
  issued: '2026-02-01',
  extension: null,
  address: 'https://example.com/warranty-check?serial=2610190101',
  letterhead: plainLetterhead(),
  words: certificateWords('01-4441234')(defaultVoice('en')),
}
const ASKED = { model_name: 'Mixer Grinder', model_num: 'BMG-1', quantity: 50 }
const NEPALI = { locale: 'ne', calendar: 'language' } as const
const QUOTATION: QuotationPaper = {
  ...NEPALI,
  letterhead: plainLetterhead(),
  words: quotationWords('01-4441234', { ...NEPALI, valid_until: '2026-12-31' })(defaultVoice('ne')),
  id: 7,
  customer_name: 'आशा गुरुङ',
  contact: '9841203118',
  ...ASKED,
  products: [ASKED],
  status: 'Approved',
  reason: '',
  description: '',
  created_at: '2026-11-20T08:00:00.000Z',
  decided_at: '2026-11-21T08:00:00.000Z',
  valid_until: '2026-12-31',
  total: 125_000,
  lines: [{ description: 'Mixer Grinder', quantity: 50, unit_price: 2500, total: 125_000 }],
}
const LACKING = 'Characters that this typeface lacks are shown as a question mark.'

test('certificates and labels print characters missing in the typeface as a question mark, never as an empty box', async () => {
  const [plain] = await pagesOf(await drawCertificate(CERTIFICATE))
  expect(plain).toContain('Muller Marg')
  expect(plain).not.toContain(LACKING)
  const [foreign] = await pagesOf(await drawCertificate({ ...CERTIFICATE, store_name: '中 Store' }))
  expect(foreign).toContain('? Store')
  expect(foreign).toContain(LACKING)

  const parts: Uint8Array[] = []
  const labels = await labelDocument((bytes) => parts.push(bytes))
  const { serial_number, address } = CERTIFICATE
  labels.add({ model_name: 'Kettle 中 🔥', model_number: 'BÉK', serial_number, address })
  await labels.end()
  const [sheet] = await pagesOf(Buffer.concat(parts))
  expect(sheet).toMatch(/Kettle \? \?.*BEK/)
  expect(sheet).toContain(serial_number)
})

test('a Nepali name is printed on a certificate in glyphs of the typeface, with shaped conjuncts', async () => {
  const [page] = await pagesOf(await drawCertificate({ ...CERTIFICATE, store_name: 'क्षेत्री' }))
  expect(page).toContain('क्षेत्री, Muller Marg')
})

test('characters missing in the typeface lose their marks, or become a question mark', () => {
  expect(['Müller', 'Łódź', 'नेपाल-१', 'क्षेत्री\tज्ञ', '👩🏽‍🍳 tea', 'Rs. ½ “x”', '中'].map(printable)).toEqual([
    'Muller',
    '?odz',
    'नेपाल-१',
    'क्षेत्री ज्ञ',
    '?‍? tea',
    'Rs. ½ “x”',
    '?',
  ])
  expect(['Why?', 'Müller', 'आमा', '中?'].map(losesCharacters)).toEqual([false, false, false, true])
})

test('a certificate in Nepali has its words in Nepali and its numbers as they are', async () => {
  const extension = { months: 12, type: 'Silver', reference: 'EXT-7K2M', previous_expiry: '2026-01-31' }
  const words = certificateWords('01-4441234')(defaultVoice('ne'))
  const [page] = await pagesOf(await drawCertificate({ ...CERTIFICATE, ...NEPALI, words, extension }))
  // A PDF reader returns signs before their letter in drawing order; these words have none.
  for (const text of ['वारेन्टी प्रमाणपत्र', 'मोडेल नम्बर', '2610190101', '१२', 'सङ्केत EXT-7K2M', 'अझै मान्य छ?'])
    expect(page).toContain(text)
  expect(page).not.toMatch(/Warranty|Model|Purchase|Issued|Scan/)
})

test('a day stands in the calendar of its reader, the other one beside it unless its year is not published', async () => {
  const days = { purchase_date: '2026-02-01', issued: '2026-02-01', warranty_expiry: '2027-02-01' }
  const drawn = async (reader: Pick<Certificate, 'locale' | 'calendar'>, more: Partial<Certificate> = {}) =>
    (await pagesOf(await drawCertificate({ ...CERTIFICATE, ...days, ...reader, ...more })))[0]?.replace(/ +/g, ' ')
  expect(await drawn({ locale: 'en', calendar: 'language' })).toMatch(
    /1 Feb 2027 18 Magh 2083.*1 Feb 2026 \(18 Magh 2082\)/,
  )
  expect(await drawn({ locale: 'en', calendar: 'bs' })).toMatch(/18 Magh 2083 1 Feb 2027.*18 Magh 2082 \(1 Feb 2026\)/)
  expect(await drawn({ locale: 'ne', calendar: 'language' })).toMatch(/१८ माघ २०८३ १ फे.*१८ माघ २०८२ \(१ फे/)
  expect(await drawn({ locale: 'ne', calendar: 'ad' })).toMatch(/१ फे.* २०२७ १८ माघ २०८३/)
  const unpublished = await drawn({ locale: 'ne', calendar: 'bs' }, { warranty_expiry: '2036-02-01' })
  expect(unpublished).toContain('२०३६')
  expect(unpublished).not.toContain('२०९२')
  const en = { ...QUOTATION, locale: 'en' } as const
  const words = quotationWords('01-4441234', en)(defaultVoice('en'))
  const [quotation] = await pagesOf(await drawQuotation({ ...en, words }))
  expect(quotation).toContain('31 Dec 2026 (16 Poush 2083)')
})

test('a quotation in Nepali counts and adds in Nepali digits', async () => {
  const [page] = await pagesOf(await drawQuotation(QUOTATION))
  for (const text of ['कोटेसन 7', 'रु. १,२५,०००', 'जम्मा', 'पृष्ठ १ / १', 'सङ्ख्या']) expect(page).toContain(text)
  expect(page).not.toMatch(/Quotation|Total|Amount|Rs\.|Page|Prices/)
})
