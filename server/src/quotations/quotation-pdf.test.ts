import { expect, test } from 'vitest'
import { buildQuotation } from '../../test/factories/quotation.ts'
import { refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { pagesOf } from '../platform/papers/testing/pages-of.ts'

const LINE = { description: 'Steam Kettle (BEK-150)', quantity: 24, unit_price: 4_850 }

test('an approved quotation is a PDF with its customer, lines, total, day and page number', async () => {
  const { app, as, build, services } = await testApp({ work: false })
  const customer = await build.customer()
  const delivery = { description: 'Delivery 中', quantity: 1, unit_price: 2_500 }
  const approved = { status: 'Approved', lines: [LINE, delivery], valid_until: '2099-12-31' } as const
  const { id } = await buildQuotation(services, { customer, customer_name: 'आशा गुरुङ', ...approved })
  const headers = { authorization: `Bearer ${customer.token}` }
  const answer = await app.inject({ url: `/api/products/getquotationpdfbycustomer/${id}`, headers })
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="quotation-${id}.pdf"`,
    'cache-control': 'no-store',
  })
  const [page, ...more] = await pagesOf(await as(await build.admin()).quotations.pdf({ params: { id } }))
  expect(more).toEqual([])
  for (const words of [
    'Baltra',
    `No. ${id}`,
    customer.contact,
    'Steam Kettle (BEK-150)',
    'Rs. 4,850',
    'Rs. 1,16,400',
    'Delivery ?',
    'Rs. 1,18,900',
    '31 Dec 2099',
    'question mark',
    'Page 1 of 1',
  ])
    expect(page).toContain(words)
})

test('thirty long lines fill pages that each have a head and a number', async () => {
  const { as, build, services } = await testApp({ work: false })
  const long = { ...LINE, description: 'Deluxe stainless steel kettle with a lid and a long guarantee '.repeat(3) }
  const { id } = await buildQuotation(services, { status: 'Approved', lines: Array.from({ length: 30 }, () => long) })
  const pages = await pagesOf(await as(await build.admin()).quotations.pdf({ params: { id } }))
  expect(pages.length).toBeGreaterThan(1)
  for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
  expect(pages.filter((page) => page.includes('Unit price'))).toHaveLength(pages.length)
  expect(pages.at(-1)).toContain('Rs. 34,92,000')
})

test('the products of a request are named, on as many pages as they need', async () => {
  const { as, build, services } = await testApp({ work: false })
  const others = Array.from({ length: 19 }, (_, n) => ({
    model_name: `Deluxe stainless steel kettle with a lid ${'and a long guarantee '.repeat(7)}`,
    model_num: `BEK-${n}`,
    quantity: 1_000 + n,
  }))
  const short = { model_name: 'Ceiling Fan', model_num: 'BCF-048', quantity: 12 }
  const approved = { status: 'Approved', lines: [LINE] } as const
  const three = await buildQuotation(services, { ...approved, others: [short] })
  const twenty = await buildQuotation(services, { ...approved, others })
  const { pdf } = as(await build.admin()).quotations
  const [page, ...more] = await pagesOf(await pdf({ params: { id: three.id } }))
  expect(more).toEqual([])
  expect(page).toMatch(
    /In answer to your request of .* for .*24 × .*Steam Kettle \(BEK-150\).*12 × .*Ceiling Fan \(BCF-048\)/,
  )
  const pages = await pagesOf(await pdf({ params: { id: twenty.id } }))
  const text = pages.join(' ')
  expect(pages.length).toBeGreaterThan(1)
  for (const { model_num } of others) expect(text).toContain(`(${model_num})`)
  expect(text).toContain('1,018 ×')
  expect(text).toContain('Rs. 1,16,400')
})

test('an approval without lines says that it states no prices', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id } = await buildQuotation(services, { status: 'Approved' })
  const [page] = await pagesOf(await as(await build.admin()).quotations.pdf({ params: { id } }))
  expect(page).toContain('This quotation states no prices.')
  expect(page).not.toContain('Total')
})

test('there is no PDF before the approval, and none for another customer', async () => {
  const { as, build, services } = await testApp({ work: false })
  const asha = await build.customer()
  const pending = await buildQuotation(services, { customer: asha, lines: [LINE] })
  const foreign = await buildQuotation(services, { status: 'Approved', lines: [LINE] })
  const { myPdf } = as(asha).quotations
  const { pdf } = as(await build.admin()).quotations
  const early = '409 Only an approved quotation can be downloaded'
  expect(await refusedWith(myPdf({ params: { id: pending.id } }))).toBe(early)
  expect(await refusedWith(pdf({ params: { id: pending.id } }))).toBe(early)
  for (const id of [foreign.id, foreign.id + 1])
    expect(await refusedWith(myPdf({ params: { id } }))).toBe('404 Quotation not found')
  expect(await refusedWith(pdf({ params: { id: foreign.id + 1 } }))).toBe('404 Quotation not found')
})
