import type { QuotationDetail } from 'contract/quotations/endpoints'
import { expect, test } from 'vitest'
import { amountOf, draftOf, emptyLine, isBlank, saysTheSame, totalOf } from './price-draft.ts'

const KETTLE = {
  model_name: 'Steam Kettle',
  model_num: 'BEK-150',
  quantity: 24,
  product_price: 4_850,
  product_stock: 40,
}
const FAN = { model_name: 'Ceiling Fan', model_num: 'BCF-048', quantity: 12, product_price: null, product_stock: null }

const QUOTATION: QuotationDetail = {
  id: 7,
  number: '',
  company: '',
  pan: '',
  address: '',
  revises: null,
  revised_by: null,
  customer_name: 'Asha Gurung',
  contact: '9841203118',
  ...KETTLE,
  products: [KETTLE],
  description: 'For a lodge',
  status: 'Pending',
  reason: '',
  created_at: '2026-11-01T05:00:00Z',
  decided_at: null,
  total: null,
  valid_until: null,
  version: 3,
  lines: [],
  lost_reason: null,
  lost_words: '',
  lost_at: null,
}

test('the draft has a line for each requested product', () => {
  const [line, ...more] = draftOf(QUOTATION).lines
  expect(line).toMatchObject({ description: 'Steam Kettle (BEK-150)', quantity: '24', unit_price: '4850' })
  expect(more).toEqual([])
  const both = draftOf({ ...QUOTATION, products: [KETTLE, FAN] }).lines
  expect(both).toMatchObject([line, { description: 'Ceiling Fan (BCF-048)', quantity: '12', unit_price: '' }])
  expect(new Set(both.map(({ key }) => key)).size).toBe(2)
})

test('a draft knows the offer it is based on, and whether it differs', () => {
  const stored = { description: 'Kettle', quantity: 2, unit_price: 5_000, total: 10_000 }
  const draft = draftOf({ ...QUOTATION, lines: [stored], valid_until: '2026-12-31' })
  expect(draft).toMatchObject({ seen_status: 'Pending', seen_version: 3, valid_until: '2026-12-31' })
  const typed = (change: object) => ({ ...draft, lines: [{ ...draft.lines[0]!, key: 'other', ...change }] })
  expect(saysTheSame(draft, typed({ description: 'Kettle ', unit_price: '5,000' }))).toBe(true)
  expect(saysTheSame(draft, typed({ quantity: '3' }))).toBe(false)
  expect(saysTheSame(draft, { ...draft, valid_until: '' })).toBe(false)
})

test('lines are added up while they are typed, however their numbers are grouped', () => {
  const line = { ...emptyLine('new'), quantity: '24', unit_price: '1,25,000' }
  expect(amountOf(line)).toBe(3_000_000)
  expect(amountOf({ quantity: '२', unit_price: '५०' })).toBe(100)
  for (const unit_price of ['', '-5', '5.5', 'x']) expect(amountOf({ ...line, unit_price })).toBeUndefined()
  expect(totalOf([line, { ...line, quantity: '' }, { ...line, quantity: '1' }])).toBe(3_125_000)
  expect([isBlank(emptyLine('new')), isBlank(line)]).toEqual([true, false])
})
