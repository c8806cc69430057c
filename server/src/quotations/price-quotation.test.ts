import { expect, test } from 'vitest'
import { buildQuotation } from '../../test/factories/quotation.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

const KETTLES = { description: 'Steam Kettle (BEK-150)', quantity: 24, unit_price: 4_850 }
const DELIVERY = { description: 'Delivery to Pokhara', quantity: 1, unit_price: 0 }
const PENDING = { seen_status: 'Pending', seen_version: 0 } as const

test('prices are written line by line, and the server adds them up', async () => {
  const { as, build, services } = await testApp({ work: false })
  const product = await build.product({ price: 5_000 })
  const fan = { model_name: 'Ceiling Fan', model_num: 'BCF-048', quantity: 12 }
  const { id } = await buildQuotation(services, { product_id: product.id, others: [fan] })
  const admin = await build.admin()
  const { price, get, list } = as(admin).quotations
  expect((await get({ params: { id } })).data).toMatchObject({
    product_price: 5_000,
    products: [
      { model_num: 'BEK-150', quantity: 24, product_price: 5_000 },
      { ...fan, product_price: null },
    ],
    lines: [],
    total: null,
    version: 0,
  })
  const body = { lines: [KETTLES, DELIVERY], valid_until: '2099-12-31', ...PENDING }
  const { message, data } = await price({ params: { id }, body })
  expect(message).toBe('Prices saved')
  expect(data).toMatchObject({
    status: 'Pending',
    lines: [
      { ...KETTLES, total: 116_400 },
      { ...DELIVERY, total: 0 },
    ],
    total: 116_400,
    valid_until: '2099-12-31',
    version: 1,
  })
  expect((await list({ query: {} })).data).toMatchObject([{ total: 116_400, valid_until: '2099-12-31', version: 1 }])
  await price({ params: { id }, body: { lines: [], valid_until: '', seen_status: 'Pending', seen_version: 1 } })
  expect((await get({ params: { id } })).data).toMatchObject({ lines: [], total: null, valid_until: null, version: 2 })
  const audit = await services.db.selectFrom('audit').orderBy('id').select(['action', 'actor_id', 'after']).execute()
  expect(audit).toMatchObject([
    { action: 'quotation.price', actor_id: admin.id, after: { lines: [KETTLES, DELIVERY] } },
    { action: 'quotation.price', after: { lines: [], valid_until: null } },
  ])
})

test('the largest offer is added up to the rupee', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id } = await buildQuotation(services)
  const line = { description: 'Everything', quantity: 1_000_000, unit_price: 10_000_000 }
  const lines = Array.from({ length: 30 }, (_, i) => ({ ...line, unit_price: line.unit_price - i }))
  const { data } = await as(await build.admin()).quotations.price({ params: { id }, body: { lines, ...PENDING } })
  expect(data.total).toBe(1_000_000 * (30 * 10_000_000 - 435))
})

test('each field of an offer has its message', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id } = await buildQuotation(services)
  const { price } = as(await build.admin()).quotations
  const errorsOf = async (body: object) =>
    (await refusal(price({ params: { id }, body: { lines: [KETTLES], ...PENDING, ...body } })))?.body.errors
  expect(await errorsOf({ lines: [{ ...KETTLES, description: ' ' }] })).toEqual({
    'lines.0.description': 'Description is required',
  })
  for (const quantity of [0, 1.5, 1_000_001, ''])
    expect(await errorsOf({ lines: [{ ...KETTLES, quantity }] })).toEqual({
      'lines.0.quantity': 'Quantity is 1 to 10,00,000',
    })
  for (const unit_price of [-1, 0.5, 10_000_001, ''])
    expect(await errorsOf({ lines: [{ ...KETTLES, unit_price }] })).toEqual({
      'lines.0.unit_price': 'Unit price is whole rupees, at most 1,00,00,000',
    })
  expect(await errorsOf({ lines: Array.from({ length: 31 }, () => KETTLES) })).toEqual({
    lines: 'At most 30 lines are possible',
  })
  expect(await errorsOf({ valid_until: '2026-02-30' })).toEqual({ valid_until: 'Enter a day' })
  expect(await errorsOf({ valid_until: '2020-01-01' })).toEqual({ valid_until: 'Valid until cannot be in the past' })
  expect(await errorsOf({ lines: [], valid_until: '2099-01-01' })).toEqual({
    valid_until: 'There are no price lines to set a date for',
  })
})

test('a draft is not shown to its customer, an approved offer is', async () => {
  const { as, build, services, smsTo } = await testApp()
  const customer = await build.customer()
  const { id } = await buildQuotation(services, { customer, lines: [KETTLES], valid_until: '2099-12-31' })
  const { getMine, listMine } = as(customer).quotations
  const offerOf = async () => {
    const [row] = (await listMine({ query: {} })).data
    const { lines, total, valid_until } = (await getMine({ params: { id } })).data
    expect(row).toMatchObject({ total, valid_until })
    return { lines, total, valid_until }
  }
  const nothing = { lines: [], total: null, valid_until: null }
  const { decide } = as(await build.admin()).quotations
  expect(await offerOf()).toEqual(nothing)
  await decide({ params: { id }, body: { action: 'reject' } })
  expect(await offerOf()).toEqual(nothing)
  await decide({ params: { id }, body: { action: 'approve' } })
  expect(await offerOf()).toEqual({
    lines: [{ ...KETTLES, total: 116_400 }],
    total: 116_400,
    valid_until: '2099-12-31',
  })
  expect((await smsTo(customer.contact, 2))[1]).toMatch(
    /^Baltra: your bulk quote request for 24 pieces of Steam Kettle is approved\. Total Rs\. 1,16,400\. See and answer: http:\/\/baltra\.test\/o\/[\w-]{16}$/,
  )
})

test('a rejected request can be priced and approved; after the approval its prices are final', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id } = await buildQuotation(services, { status: 'Rejected' })
  const { price, decide } = as(await build.admin()).quotations
  await price({ params: { id }, body: { lines: [KETTLES], seen_status: 'Rejected', seen_version: 0 } })
  const { data } = await decide({
    params: { id },
    body: { action: 'approve', seen_status: 'Rejected', seen_version: '1' },
  })
  expect(data).toMatchObject({ status: 'Approved', total: 116_400 })
  const change = { lines: [DELIVERY], seen_status: 'Approved' as const, seen_version: data.version }
  expect(await refusedWith(price({ params: { id }, body: change }))).toBe(
    '409 The prices of an approved quotation are final',
  )
  expect(await refusedWith(price({ params: { id: id + 1 }, body: change }))).toBe('404 Quotation not found')
})

test('prices whose day is over cannot be approved until another day is written', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id } = await buildQuotation(services, { lines: [KETTLES], valid_until: '2020-01-05' })
  const { price, decide } = as(await build.admin()).quotations
  const approve = () => decide({ params: { id }, body: { action: 'approve' } })
  expect(await refusedWith(approve())).toBe(
    '409 The prices were valid until 5 Jan 2020: please choose another day first',
  )
  await price({ params: { id }, body: { lines: [KETTLES], ...PENDING } })
  expect((await approve()).data.status).toBe('Approved')
})

test('a change or decision after another person’s change is refused with that person’s name', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id } = await buildQuotation(services)
  const sita = as(await build.admin({ firstname: 'Sita', lastname: 'Rai' })).quotations
  const hari = as(await build.admin({ firstname: 'Hari', lastname: 'Thapa' })).quotations
  await sita.price({ params: { id }, body: { lines: [KETTLES], ...PENDING } })
  const changed = '409 The prices of this quotation were changed meanwhile by Sita Rai'
  expect(await refusedWith(hari.price({ params: { id }, body: { lines: [], ...PENDING } }))).toBe(changed)
  expect(await refusedWith(hari.decide({ params: { id }, body: { action: 'approve', ...PENDING } }))).toBe(changed)
  await hari.decide({ params: { id }, body: { action: 'reject' } })
  const rejected = '409 This quotation was rejected meanwhile by Hari Thapa'
  const seen = { seen_status: 'Pending', seen_version: 1 } as const
  expect(await refusedWith(sita.price({ params: { id }, body: { lines: [], ...seen } }))).toBe(rejected)
  expect(await refusedWith(sita.decide({ params: { id }, body: { action: 'approve', ...seen } }))).toBe(rejected)
  await hari.decide({ params: { id }, body: { action: 'approve' } })
  expect(await refusedWith(sita.decide({ params: { id }, body: { action: 'reject', seen_status: 'Pending' } }))).toBe(
    '409 This quotation was approved meanwhile by Hari Thapa',
  )
})

test('the products and lines of a deleted request stand in its audit row', async () => {
  const { as, build, services } = await testApp({ work: false })
  const fan = { model_name: 'Ceiling Fan', model_num: 'BCF-048', quantity: 12 }
  const { id } = await buildQuotation(services, { others: [fan], lines: [KETTLES] })
  await as(await build.admin()).quotations.delete({ params: { id } })
  const { before } = await services.db.selectFrom('audit').select('before').executeTakeFirstOrThrow()
  expect(before).toMatchObject({ products: [{ model_num: 'BEK-150', quantity: 24 }, fan], lines: [KETTLES] })
  for (const table of ['quotation_line', 'quotation_product'] as const)
    expect(await services.db.selectFrom(table).select('id').execute()).toEqual([])
})
