import { expect, test } from 'vitest'
import { buildEnquiry } from '../../test/factories/enquiry.ts'
import { refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { vatIn } from 'contract/quotations/words'

const ASKED = { model_name: 'Steam Kettle', model_num: 'BEK-150', quantity: 24 }
const BUYER = { customer_name: 'Kamala Karki', company: 'Himal Hospitality', pan: '301234567', address: 'Thamel 26' }

test('a quote is made of a message: its customer is made on the way, the buyer stays as typed, the message refers to it', async () => {
  const { as, build, services, smsTo } = await testApp()
  const product = await build.product({ model_num: 'BEK-150', stocks: 21 })
  const desk = as(await build.admin({ role: 'product_incharge' }))
  const enquiry = await buildEnquiry(services, { phone: '9841203118', name: 'Kamala' })
  const body = { ...BUYER, contact: '9841203118', products: [ASKED], enquiry_id: enquiry.id }
  const { data } = await desk.quotations.make({ body })
  expect(data).toMatchObject({ ...BUYER, status: 'Pending', number: '', ...ASKED })
  expect(data.products).toMatchObject([{ ...ASKED, product_stock: 21 }])
  expect(product.id).toBeGreaterThan(0)
  expect(await smsTo('9841203118')).toHaveLength(1)
  expect((await desk.customers.list({ query: { firstname: '9841203118' } })).data).toMatchObject([
    { firstname: 'Kamala', lastname: 'Karki', claimed: false },
  ])
  const { data: message } = await desk.enquiries.open({ params: { id: enquiry.id } })
  expect(message).toMatchObject({ state: 'closed', kind: 'quotation', quotation_id: data.id })
  // A double click, and a second quote of the same message.
  expect((await desk.quotations.make({ body })).data.id).toBe(data.id)
  expect(await refusedWith(desk.quotations.make({ body: { ...body, description: 'Another' } }))).toBe(
    `409 Quotation ${data.id} was already made of this message`,
  )
})

test('a number that is known, also as another one, gets no second account; one of staff is refused', async () => {
  const { as, build, services } = await testApp()
  const admin = await build.admin()
  const desk = as(admin)
  const asha = await build.customer()
  await desk.customers.addNumber({ params: { id: asha.id }, body: { contact: '9812345678' } })
  await desk.quotations.make({ body: { customer_name: 'Asha', contact: '9812345678', products: [ASKED] } })
  expect(await services.db.selectFrom('quotation').select('customer_id').execute()).toEqual([{ customer_id: asha.id }])
  const toStaff = { customer_name: 'Asha', contact: admin.contact, products: [ASKED] }
  expect(await refusedWith(desk.quotations.make({ body: toStaff }))).toBe(
    '409 This mobile number belongs to another account',
  )
  expect(await refusedWith(desk.quotations.make({ body: { ...toStaff, pan: '12' } }))).toMatch(/^422/)
})

test('another name that a customer types than that of the account is the company of the quote', async () => {
  const { as, build } = await testApp({ work: false })
  const { quotations } = as(await build.customer())
  const body = { ...ASKED, contact: '1', description: 'For a lodge' }
  const lodge = await quotations.request({ body: { ...body, customer_name: 'Himal Hospitality' } })
  expect(lodge.data).toMatchObject({ customer_name: 'Asha Gurung', company: 'Himal Hospitality' })
  const own = await quotations.request({ body: { ...body, customer_name: 'asha gurung ', description: 'At home' } })
  expect(own.data.company).toBe('')
})

test('the approval gives a number of the fiscal year, which a second approval keeps', async () => {
  const { as, build, services } = await testApp()
  const { quotations } = as(await build.admin())
  const make = async (description: string) =>
    (await quotations.make({ body: { ...BUYER, contact: '9841203118', products: [ASKED], description } })).data.id
  const [one, rejected, two] = [await make('1'), await make('2'), await make('3')]
  const decide = async (id: number, action: 'approve' | 'reject') =>
    (await quotations.decide({ params: { id }, body: { action } })).data.number
  expect(await decide(one, 'approve')).toMatch(/^20\d\d\/\d\d-0001$/)
  expect(await decide(rejected, 'reject')).toBe('')
  expect(await decide(two, 'approve')).toMatch(/-0002$/)
  expect(await decide(rejected, 'approve')).toMatch(/-0003$/)
  const pdf = await quotations.pdf({ params: { id: one } })
  expect((await pdf.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  expect(await services.db.selectFrom('quotation_count').select('last').execute()).toEqual([{ last: 3 }])
})

test('an approved quote is revised once: the old paper stays, the new one has its number with R2', async () => {
  const { as, build } = await testApp()
  const { quotations } = as(await build.admin())
  const body = { ...BUYER, contact: '9841203118', products: [ASKED] }
  const params = { id: (await quotations.make({ body })).data.id }
  expect(await refusedWith(quotations.revise({ params }))).toBe('409 Only an approved quotation is revised')
  const lines = [{ description: 'Steam Kettle', quantity: 24, unit_price: 4_850 }]
  await quotations.price({ params, body: { lines, seen_status: 'Pending', seen_version: 0 } })
  const { number } = (await quotations.decide({ params, body: { action: 'approve' } })).data
  const { data } = await quotations.revise({ params })
  expect(data).toMatchObject({ ...BUYER, ...ASKED, status: 'Pending', number: '', lines, revises: params.id })
  expect(await refusedWith(quotations.revise({ params }))).toBe(`409 It was revised already, as quotation ${data.id}`)
  const next = await quotations.decide({ params: { id: data.id }, body: { action: 'approve' } })
  expect(next.data.number).toBe(`${number}-R2`)
  expect((await quotations.get({ params })).data).toMatchObject({ status: 'Approved', number, revised_by: data.id })
})

test('a price contains 13 % of VAT', () => {
  expect([vatIn(113), vatIn(116_400), vatIn(0)]).toEqual([13, 13_391, 0])
})
