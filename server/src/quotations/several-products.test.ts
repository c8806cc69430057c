import { expect, test } from 'vitest'
import { buildQuotation } from '../../test/factories/quotation.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

const KETTLE = { model_name: 'Steam Kettle', model_num: 'BEK-150', quantity: 24 }
const FAN = { model_name: 'Ceiling Fan', model_num: 'BCF-048', quantity: 12 }
const FLASK = { model_name: 'Summit', model_num: 'BVF-100', quantity: 40 }
const ALONE = { customer_name: 'Asha Gurung', contact: '9841203118', description: 'For a lodge', ...KETTLE }
const REQUEST = { ...ALONE, products: [KETTLE, FAN, FLASK] }

test('one request asks for several products, which its customer and staff read in their order', async () => {
  const { as, build } = await testApp({ work: false })
  const fan = await build.product({ model_num: 'bcf-048', price: 3_250 })
  const asha = as(await build.customer()).quotations
  const { data: sent } = await asha.request({ body: REQUEST })
  expect(sent).toMatchObject({ ...KETTLE, products: REQUEST.products })
  expect((await asha.getMine({ params: { id: sent.id } })).data).toEqual(sent)
  expect((await asha.listMine({ query: {} })).data).toMatchObject([{ ...KETTLE, products: REQUEST.products }])

  const { get, list } = as(await build.admin()).quotations
  expect((await list({ query: {} })).data).toMatchObject([{ ...KETTLE, products: REQUEST.products }])
  const { data: read } = await get({ params: { id: sent.id } })
  expect(read).toMatchObject({ ...KETTLE, product_price: null })
  expect(read.products).toEqual([
    { ...KETTLE, product_price: null, product_stock: null },
    { ...FAN, product_price: fan.price, product_stock: 5 },
    { ...FLASK, product_price: null, product_stock: null },
  ])
})

test('another customer sees neither the request nor its products', async () => {
  const { as, build } = await testApp({ work: false })
  const { data: sent } = await as(await build.customer()).quotations.request({ body: REQUEST })
  const other = as(await build.customer()).quotations
  expect(await refusedWith(other.getMine({ params: { id: sent.id } }))).toBe('404 Quotation not found')
  const { data: own } = await other.request({ body: { ...REQUEST, products: [KETTLE, FLASK] } })
  expect((await other.listMine({ query: {} })).data.map(({ id, products }) => [id, products])).toEqual([
    [own.id, [KETTLE, FLASK]],
  ])
})

test('each product of a request has its messages, none is there twice, and there are twenty at most', async () => {
  const { as, build } = await testApp({ work: false })
  const { request } = as(await build.customer()).quotations
  const errorsOf = async (products: unknown) =>
    (await refusal(request({ body: { ...ALONE, products: products as typeof REQUEST.products } })))?.body.errors
  expect(await errorsOf([KETTLE, { model_name: ' ', model_num: '', quantity: 0 }, { ...FAN, quantity: 1.5 }])).toEqual({
    'products.1.model_name': 'Model name is required',
    'products.1.model_num': 'Model number is required',
    'products.1.quantity': 'Quantity must be a whole number from 1',
    'products.2.quantity': 'Quantity must be a whole number from 1',
  })
  expect(await errorsOf([KETTLE, FAN, { ...FLASK, model_num: ' bek-150 ' }, FAN])).toEqual({
    'products.2.model_num': 'This product is already in the request',
    'products.3.model_num': 'This product is already in the request',
  })
  const many = Array.from({ length: 21 }, (_, n) => ({ ...FAN, model_num: `BCF-${n}` }))
  expect(await errorsOf([KETTLE, ...many.slice(1)])).toEqual({
    products: 'At most 20 products are possible in one request',
  })
  expect(await errorsOf([])).toEqual({ products: 'Ask for at least one product' })
  expect(await errorsOf('all')).toEqual({ products: 'Products are expected' })
  const different = 'The first of the products must be the one of model name, model number and quantity'
  for (const first of [FAN, { ...KETTLE, quantity: 1 }, { ...KETTLE, model_name: 'Kettle' }])
    expect(await errorsOf([first, FLASK])).toEqual({ products: different })
  expect((await request({ body: { ...ALONE, products: [KETTLE, ...many.slice(2)] } })).data.products).toHaveLength(20)
})

test('staff find a request by its number, and read how many products it has', async () => {
  const { as, build, services } = await testApp({ work: false })
  const customer = await build.customer()
  const one = await buildQuotation(services, { customer })
  const three = await buildQuotation(services, { customer, others: [FAN, FLASK] })
  const admin = as(await build.admin())
  const lineOf = async (id: number) =>
    (await admin.finder.find({ query: { text: `#${id}` } })).data.find(({ kind }) => kind === 'quotation')?.line
  expect(await lineOf(one.id)).toBe('Asha Gurung, 24 × Steam Kettle, Pending')
  expect(await lineOf(three.id)).toBe('Asha Gurung, 24 × Steam Kettle and 2 more, Pending')
  const { data: overview } = await admin.customers.overview({ params: { id: customer.id } })
  expect(overview.quotations?.rows.map(({ products }) => products.length)).toEqual([3, 1])
})
