import { defaultVoice } from '../../../../test/default-voice.ts'
import type { Certificate } from '../../../extensions/certificate-sheet.ts'
import { certificateWords } from '../../../extensions/certificate-words.ts'
import type { QuotationPaper } from '../../../quotations/page.ts'
import { quotationWords } from '../../../quotations/quotation-words.ts'
import { plainLetterhead } from '../letterhead.ts'

export const CERTIFICATE: Certificate = {
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
  parts: [],
  extension: null,
  address: 'https://example.com/warranty-check?serial=2610190101',
  letterhead: plainLetterhead(),
  words: certificateWords('01-4441234')(defaultVoice('en')),
}
const ASKED = { model_name: 'Mixer Grinder', model_num: 'BMG-1', quantity: 50 }
export const NEPALI = { locale: 'ne', calendar: 'language' } as const
export const QUOTATION: QuotationPaper = {
  ...NEPALI,
  letterhead: plainLetterhead(),
  words: quotationWords('01-4441234', { ...NEPALI, valid_until: '2026-12-31' })(defaultVoice('ne')),
  seller: { address: '', pan: '' },
  id: 7,
  number: '',
  company: '',
  pan: '',
  address: '',
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
