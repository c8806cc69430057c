import type { FastifyInstance } from 'fastify'
import { formDataOf } from 'contract/core/client'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sheetJsFile } from '../src/platform/sheets/testing/xlsx-files.ts'
import { newestCode } from './attacks/newest-code.ts'
import { buildComplaint } from './factories/complaint.ts'
import { buildPersonalisation } from './factories/personalisation.ts'
import { buildQuotation } from './factories/quotation.ts'
import { buildRegistration, registrationForm } from './factories/registration.ts'
import { fakeCrm } from './fake-crm.ts'
import { testApp } from './test-app.ts'

/**
 * Speaks as an older web client of the same API does: its paths, its fields, its forms, and a jar for cookies. It reads the
 * status and the body of an answer, and nothing else.
 */
function olderClient(app: FastifyInstance, token?: string) {
  const jar: Record<string, string> = {}
  return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, isForm = false) => {
    const form = body && isForm ? new Response(formDataOf(body as Record<string, unknown>)) : undefined
    const answer = await app.inject({
      method,
      url: `/api${url}`,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': form?.headers.get('content-type') ?? 'application/json' }),
      },
      cookies: jar,
      ...(body && { payload: form ? Buffer.from(await form.arrayBuffer()) : JSON.stringify(body) }),
    })
    for (const { name, value } of answer.cookies) jar[name] = value
    return { status: answer.statusCode, ...answer.json<Body>() }
  }
}

type Row = Record<string, string | number | null>
const rowsOf = ({ data }: Body) => data as Row[]

interface Body {
  message: string
  /** each test names the fields that the client reads */
  data: unknown
  pagination: { page: number; total_pages: number; results_per_page: number; total_results: number }
}

test('its trash icon in the warranty list sends the id of the row, and only that row’s complaint goes', async () => {
  const { app, build, services } = await testApp({ work: false })
  const bare = await buildRegistration(services, { status: 'Approved' })
  const asha = await buildComplaint(services)
  expect(asha.id).toBe(bare.id)
  const call = olderClient(app, (await build.admin()).token)
  const remove = (id: number) => call('DELETE', '/stocks/deletecomplaint', { complaint_ids: [id] })
  expect(await remove(bare.id)).toMatchObject({ status: 409, message: 'This product has no complaint' })
  expect((await call('GET', `/stocks/getcomplaintbyid/${asha.id}`)).status).toBe(200)
  expect(await remove(asha.registration)).toMatchObject({ status: 200, message: '1 complaint deleted' })
})

test('an administrator deletes without a reason; service staff are refused', async () => {
  const { app, build, services } = await testApp({ work: false })
  const product = await build.product()
  const closed = async () => {
    const made = await buildComplaint(services)
    const by = { status: 'Cancelled' }
    await admin('PUT', `/stocks/updatecomplaint/${made.id}`, by, true)
    return made
  }
  const admin = olderClient(app, (await build.admin()).token)
  const service = olderClient(app, (await build.admin({ role: 'service_incharge' })).token)
  const [one, two, three, four] = [await closed(), await closed(), await closed(), await closed()]
  const deletions: [path: string, body?: object][] = [
    [`/stocks/deletecomplaintbyid/${one.id}`],
    [`/stocks/deletecomplaint/${two.id}`],
    ['/stocks/deletemultiplecomplaints', { complaint_ids: [three.id] }],
    ['/stocks/deletecomplaint', { complaint_ids: [four.registration] }],
    [`/stocks/deleteproductbyadmin/${one.registration}`],
    ['/stocks/deletemultipleproductbyadmin', { stock_ids: [two.registration] }],
    [`/user/deletecustomers/${one.customer.id}`],
    ['/user/deletemultiplecustomers', { customer_ids: [two.customer.id] }],
    [`/user/deleteusers/${three.customer.id}`],
    ['/user/deleteusers', { user_ids: [four.customer.id] }],
    [`/products/deleteproducts/${product.id}`],
    ['/products/deletemultipleproducts', { product_ids: [(await build.product()).id] }],
  ]
  for (const [path, body] of deletions) {
    expect([path, (await service('DELETE', path, body)).status]).toEqual([path, 403])
    expect([path, (await admin('DELETE', path, body)).status]).toEqual([path, 200])
  }
  const { rows } = await sql<{ reason: string }>`
    select after ->> 'reason' as reason from audit where action like '%.delete'`.execute(services.db)
  expect(rows).toHaveLength(deletions.length)
  expect(new Set(rows.map(({ reason }) => reason))).toEqual(new Set(['no reason given']))
})

test('of a session that is older than 15 minutes, a number and deleted people need a new sign-in, and are told so', async () => {
  const { app, build, clock } = await testApp({ work: false })
  const admin = await build.admin()
  const [asha, bina] = [await build.customer(), await build.customer()]
  const stale = olderClient(app, admin.token)
  const calls = [
    ['PUT', `/user/updatecustomer/${asha.id}`, { contact: '9812000001', email: 'asha@example.com' }],
    ['DELETE', `/user/deletecustomers/${asha.id}`],
    ['DELETE', '/user/deletemultiplecustomers', { customer_ids: [bina.id] }],
    ['DELETE', '/user/deleteusers', { user_ids: [bina.id] }],
  ] as const
  clock.pass({ minutes: 16 })
  for (const [method, path, body] of calls)
    expect(await stale(method, path, body)).toMatchObject({
      status: 403,
      code: 'password_needed',
      message: 'Please confirm your password, or sign in again',
      request_id: expect.any(String),
    })
  // The form of a customer with the number as it was is saved.
  const unchanged = { contact: asha.contact, email: 'asha@example.com' }
  expect(await stale('PUT', `/user/updatecustomer/${asha.id}`, unchanged)).toMatchObject({ status: 200 })
  const signedIn = await stale('POST', '/customer/login', { contact: admin.contact, password: admin.password })
  const fresh = olderClient(app, (signedIn as { token?: string }).token)
  for (const [method, path, body] of calls) expect((await fresh(method, path, body)).status).toBe(200)
})

test('spreadsheets made by the client can be imported as units and products', async () => {
  const { app, build } = await testApp({ work: false })
  const category = await build.category({ name: 'Kitchen' })
  await build.subCategory({ category_id: category.id, name: 'Kettle' })
  await build.product({ model_name: 'Iron', model_num: 'I-1' })
  const call = olderClient(app, (await build.admin()).token)
  const send = async (path: string, rows: (string | number)[][]) =>
    call('POST', path, { file: new File([new Uint8Array(await sheetJsFile(rows))], 'rows.xlsx') }, true)
  const units = [
    ['model_name', 'model_number', 'serial_number'],
    ['Iron', 'I-1', 1234567890123],
  ]
  expect(await send('/products/bulkproductqr', units)).toMatchObject({ status: 200, message: '1 unit imported' })
  const { data } = await call('GET', '/products/getproductqr')
  expect(data).toMatchObject([{ serial_number: '1234567890123' }])
  const product = {
    category: 'Kitchen',
    sub_category: 'Kettle',
    name: 'Gooseneck',
    sub_heading: 'Pours where you look',
    model_name: 'Chiya',
    model_num: 'BEK-150',
    price: 1950,
    warranty: '2 Years',
    packaging: 'Box',
    color_styles: '#A8142B',
    specification: 'Steel',
    sizing: '20 cm',
    usage: 'Fill',
  }
  const products = [Object.keys(product), Object.values(product)]
  expect(await send('/products/bulkproductupload', products)).toMatchObject({
    status: 200,
    message: '1 product imported',
  })
})

test('the order history of a customer, which asks the lists of staff, shows their own', async () => {
  const { app, build, services } = await testApp({ work: false })
  const [asha, bina] = [await build.customer(), await build.customer()]
  const draft = [{ description: 'Kettle', quantity: 2, unit_price: 900 }]
  for (const customer of [asha, bina]) {
    await buildQuotation(services, { customer, lines: draft, valid_until: '2099-12-31' })
    await buildQuotation(services, { customer, status: 'Approved', lines: draft })
    await buildPersonalisation(services, { customer })
  }
  const call = olderClient(app, asha.token)
  const quotes = await call('GET', '/products/getallquotation?status=')
  expect(quotes).toMatchObject({ status: 200, pagination: { page: 1, total_results: 2 } })
  expect(quotes.data).toMatchObject([
    { status: 'Approved', contact: asha.contact, total: 1800, description: expect.any(String) },
    { status: 'Pending', contact: asha.contact, total: null, valid_until: null },
  ])
  for (const row of rowsOf(quotes)) expect(Object.keys(row)).not.toContain('version')
  expect((await call('GET', '/products/getallquotation?status=Pending')).data).toHaveLength(1)
  const second = await call('GET', '/products/getallquotation?page=2&per_page=1')
  expect([rowsOf(second)[0]?.status, second.pagination]).toEqual([
    'Pending',
    { page: 2, total_pages: 2, results_per_page: 1, total_results: 2 },
  ])
  const lettering = await call('GET', '/customer/getpersonalizedata')
  expect(lettering).toMatchObject({ status: 200, pagination: { total_results: 1 } })
  expect(lettering.data).toHaveLength(1)
  const { placement, status } = rowsOf(lettering)[0]!
  const found = async (query: string) => rowsOf(await call('GET', `/customer/getpersonalizedata?${query}`)).length
  expect(await found(`placement=${placement}&status=${status}&page=1`)).toBe(1)
  expect(await found(`placement=${placement === 'vertical' ? 'horizontal' : 'vertical'}`)).toBe(0)
  expect(await found('page=2')).toBe(0)
})

test('it adds a package without offers, also as service incharge, who may read the sub-categories', async () => {
  const { app, build } = await testApp({ work: false })
  const group = await build.subCategory({ name: 'Kettle' })
  const call = olderClient(app, (await build.admin({ role: 'service_incharge' })).token)
  const { data: groups } = await call('GET', '/products/getsubcategories')
  expect(groups).toMatchObject([{ subcategory_id: group.id, subcategory_name: 'Kettle' }])
  const form = { period: '1 Year', type: 'Gold', amt: '450', subcategory: group.id }
  expect(await call('POST', '/products/extendwarrantyform', form)).toMatchObject({
    status: 200,
    data: { type: 'Gold', amt: 450, offers: '' },
  })
  // A field that is sent blank is still asked for.
  expect(await call('POST', '/products/extendwarrantyform', { ...form, offers: '' })).toMatchObject({
    status: 422,
    message: 'Enter Offers',
  })
})

test('“Not Verified” rejects a product with that reason; the customer is notified and may register it again', async () => {
  const { app, as, build, services, smsTo } = await testApp()
  const asha = await build.customer()
  const { id, serial_number } = await buildRegistration(services, { customer: asha })
  const call = olderClient(app, (await build.admin()).token)
  const decide = () => call('POST', '/stocks/approvemyproduct', { stock_id: id, status: 'Not Verified' })
  const rejected = { status: 'Rejected', reason: 'We could not verify this product', is_verified: false }
  expect(await decide()).toMatchObject({ status: 200, message: 'Registration rejected', data: rejected })
  expect(await decide()).toMatchObject({ status: 200, message: 'This registration is already rejected' })
  const texts = await smsTo(asha.contact)
  expect(texts).toHaveLength(1)
  expect(texts[0]).toContain('We could not verify this product')
  expect((await as(asha).notices.list()).data).toHaveLength(1)
  const again = await as(asha).registrations.register({ body: await registrationForm({ serial_number }) })
  expect(again.data.status).toBe('Pending')
})

test('it saves the gender Other, and an unchanged role', async () => {
  const { app, build } = await testApp({ work: false })
  const call = olderClient(app, (await build.admin()).token)
  const [maya, asha] = [await build.admin({ role: 'product_incharge' }), await build.customer()]
  const save = (id: number, body: object) => call('PUT', `/user/updateuser/${id}`, body)
  for (const [sent, kept] of [
    ['Other', 'other'],
    ['Male', 'male'],
    ['FEMALE', 'female'],
  ])
    expect(await save(maya.id, { gender: sent })).toMatchObject({ status: 200, data: { gender: kept } })
  expect((await save(maya.id, { gender: 'Neither' })).message).toBe('Gender is required')
  expect(await save(asha.id, { firstname: 'Bina', role: 'customer' })).toMatchObject({
    status: 200,
    data: { firstname: 'Bina', role: 'customer' },
  })
  expect((await save(asha.id, { role: 'admin' })).status).toBe(409)
  expect((await save(maya.id, { role: 'customer' })).status).toBe(409)
})

test('it saves the zones of its complaint form, and any area', async () => {
  const crm = await fakeCrm()
  const { app, build, services } = await testApp({ env: crm.env })
  const { id } = await buildComplaint(services)
  const call = olderClient(app, (await build.admin()).token)
  const save = (body: object) => call('PUT', `/stocks/updatecomplaint/${id}`, body, true)
  for (const zone of ['MADHESH', 'SUDURPASHCHIM', 'PROVINCE 1'])
    expect(await save({ zone })).toMatchObject({ status: 200, data: { zone, area: '' } })
  expect(await save({ zone: 'BAGMATI', area: 'Near the old bridge' })).toMatchObject({
    status: 200,
    data: { zone: 'BAGMATI', area: 'Near the old bridge' },
  })
  expect((await call('POST', '/stocks/customerservicerequesttocrm', { complaint_id: id })).status).toBe(200)
  expect(crm.requests).toMatchObject([{ zone: 'BAGMATI', area: 'Near the old bridge' }])
})

test('lists the client cannot page come complete; pages have their usual length', async () => {
  const { app, build, services } = await testApp({ work: false })
  const asha = await build.customer()
  const group = await build.subCategory()
  for (let n = 0; n < 101; n += 1) await buildQuotation(services, { customer: asha })
  await services.db
    .insertInto('product')
    .values(
      Array.from({ length: 201 }, (_, n) => ({
        category_id: group.category_id,
        sub_category_id: group.id,
        name: `Kettle ${n}`,
        model_name: 'Kettle',
        model_num: `K-${n}`,
        price: 900,
      })),
    )
    .execute()
  const lists: [string, token: string, most: number, usual: number, total: number][] = [
    ['/products/getallquotationbycustomer', asha.token, 100, 10, 101],
    ['/products/getallquotation', asha.token, 100, 10, 101],
    ['/products/getallquotation', (await build.admin()).token, 100, 10, 101],
    ['/products/productsearch', '', 200, 60, 201],
  ]
  for (const [path, token, most, usual, total] of lists) {
    const call = olderClient(app, token)
    const paged = async (query: string) => {
      const answer = await call('GET', `${path}?${query}`)
      const { pagination } = answer
      return [rowsOf(answer).length, pagination.page, pagination.results_per_page, pagination.total_pages]
    }
    expect(await paged(''), path).toEqual([most, 1, most, 2])
    expect(await paged('status='), path).toEqual([most, 1, most, 2])
    expect(await paged('page=1'), path).toEqual([usual, 1, usual, Math.ceil(total / usual)])
    expect(await paged('per_page=7'), path).toEqual([7, 1, 7, Math.ceil(total / 7)])
    expect(await paged('page=2&per_page=100'), path).toEqual([
      Math.min(total - 100, 100),
      2,
      100,
      Math.ceil(total / 100),
    ])
    expect((await call('GET', `${path}?per_page=101`)).status, path).toBe(422)
  }
})

test('after a wrong code it goes on without the number, and nothing but the code proves it', async () => {
  const { app, services } = await testApp({ work: false })
  const contact = '9841203118'
  const call = olderClient(app)
  await call('POST', '/customer/requestotp', { contact })
  const otp = Number(await newestCode(services, contact))
  const wrong = otp === 123456 ? 123457 : 123456
  expect((await call('POST', '/customer/verifyotp', { contact, otp: wrong })).message).toContain('4 tries left')
  expect((await call('POST', '/customer/verifyotp', { otp: wrong })).message).toContain('3 tries left')
  expect(await olderClient(app)('POST', '/customer/verifyotp', { otp })).toMatchObject({
    status: 422,
    message: 'Mobile number is required and must be 10 digits',
  })
  expect(await call('POST', '/customer/verifyotp', { otp })).toMatchObject({
    status: 200,
    data: { contact, is_verified: true },
  })
  // The number is remembered for this alone.
  expect((await call('POST', '/customer/verifyotp', { otp })).message).toContain('Mobile number is required')
})

test('a second request within the minute leads to the code already sent', async () => {
  const { app, build, clock, services } = await testApp({ work: false })
  const known = (await build.customer()).contact
  const ways = [
    ['/customer/requestotp', '9841203118'],
    ['/customer/requestpasswordreset', known],
    ['/customer/requestpasswordreset', '9841203119'],
  ] as const
  const sms = async () => (await services.jobs.queueDepth()).find(({ name }) => name === 'sms.code')?.total ?? 0
  for (const [path, contact] of ways) {
    const call = olderClient(app)
    const ask = () => call('POST', path, { contact })
    const first = await ask()
    const queued = await sms()
    clock.pass({ seconds: 20 })
    const second = await ask()
    expect([second.status, second.message], contact).toEqual([200, first.message])
    expect(second.data, contact).toEqual({ ...(first.data as Row), resend_after: 40 })
    expect(await sms(), contact).toBe(queued)
    clock.pass({ seconds: 41 })
    expect((await ask()).data, contact).toMatchObject({ resend_after: 60 })
    expect(await sms(), contact).toBe(queued + 1)
  }
})

test('after five wrong tries the next code is sent at once, whatever the number', async () => {
  const { app, build } = await testApp({ work: false })
  const known = (await build.customer()).contact
  const heard: [number, unknown][] = []
  for (const contact of [known, '9841203119']) {
    const call = olderClient(app)
    await call('POST', '/customer/requestpasswordreset', { contact })
    for (let tries = 0; tries < 5; tries += 1) await call('POST', '/customer/resetverifyotp', { contact, otp: 111111 })
    const { status, message } = await call('POST', '/customer/requestpasswordreset', { contact })
    heard.push([status, message])
  }
  expect(heard[0]).toEqual(heard[1])
  expect(heard[0]?.[0]).toBe(200)
})

test('its roles screen, which asks for no role, finds staff before customers', async () => {
  const { app, as, build } = await testApp({ work: false })
  const admin = await build.admin()
  const asha = await build.customer()
  const maya = await build.admin({ role: 'service_incharge' })
  const bina = await build.customer()
  const ids = [maya.id, admin.id, bina.id, asha.id]
  const call = olderClient(app, admin.token)
  const listed = async (query: string) => rowsOf(await call('GET', `/user/getallusers?${query}`)).map(({ id }) => id)
  expect(await listed('page=1')).toEqual(ids)
  expect(await listed('page=2&per_page=3')).toEqual([asha.id])
  expect(await listed('firstname=asha')).toEqual(ids)
  const file = await as(admin).users.export({ query: { format: 'csv' } })
  const lines = (await file.text()).trim().split('\r\n').slice(1)
  expect(lines.map((line) => line.includes('customer'))).toEqual([false, false, true, true])
})

test('answers repeat their fields and their pagination under the names that it reads', async () => {
  const { app, build, services } = await testApp({ work: false })
  const asha = await build.customer()
  const product = await build.product()
  const complaint = await buildComplaint(services, { customer: asha })
  await buildQuotation(services, { customer: asha })
  await buildPersonalisation(services, { customer: asha })
  await build.unit()
  const admin = olderClient(app, (await build.admin()).token)
  const mine = olderClient(app, asha.token)

  const lists = [
    ['/user/getallusers', 'userPagination'],
    ['/user/getallcustomers', 'categoryPagination'],
    ['/user/getallcustomers', 'customerPagination'],
    ['/contactus/getcontactform', 'contactPagination'],
    ['/products/getcategory', 'category_Pagination'],
    ['/products/getsubcategory', 'subcategory_Pagination'],
    ['/products/getdata', 'product_Pagination'],
    ['/products/getproductqr', 'myproduct_pagination'],
    ['/products/getextendwarrantyforms', 'warrantyPagination'],
    ['/stocks/getcustomerproduct', 'customerProduct_Pagination'],
    ['/stocks/getallcomplaints', 'complaint_Pagination'],
    ['/stocks/warrantytable', 'allwarranty_pagination'],
  ] as const
  for (const [path, key] of lists) {
    const answer = await admin('GET', path)
    expect(answer.pagination, path).toMatchObject({ page: 1 })
    expect(answer, path).toHaveProperty(key, answer.pagination)
  }

  const units = await admin('GET', '/products/getproductqr')
  expect(units).toMatchObject({ results: units.data, page: 1, total_pages: 1, results_per_page: 10 })
  const same = async (call: typeof admin, path: string, names: Record<string, string>) => {
    const { data } = await call('GET', path)
    const row = (Array.isArray(data) ? data[0] : data) as Row
    for (const [name, field] of Object.entries(names)) {
      expect(row, path).toHaveProperty(field)
      expect(row[name], `${path}: ${name}`).toEqual(row[field])
    }
  }
  await same(admin, '/products/getproductqr', { product_id: 'id' })
  await same(admin, '/products/getsubcategory', { image: 'image_url' })
  await same(admin, '/products/getallquotation', { quote_id: 'id' })
  await same(mine, '/products/getallquotationbycustomer', { quote_id: 'id' })
  await same(admin, '/customer/getpersonalizedata', { personalization_id: 'id' })
  await same(admin, `/products/getdatabyid/${product.id}`, { product_name: 'name' })
  await same(admin, `/products/${product.id}`, { product_name: 'name' })
  await same(olderClient(app), '/products/featured', { model_no: 'model_num', image_url: 'main_image_url' })
  await same(mine, '/customer/getprofiledata', { createdAt: 'date_joined' })
  await same(admin, '/stocks/getallcomplaints', { created_at: 'date_joined' })
  for (const [call, path] of [
    [admin, `/stocks/getcomplaintbyid/${complaint.id}`],
    [mine, `/stocks/getcomplaintbyidcustomer/${complaint.id}`],
  ] as const)
    await same(call, path, {
      created_at: 'date_joined',
      customerName: 'customer_name',
      damaged_image_url: 'damaged_image',
      damaged_video_url: 'damaged_video',
      warranty_image_url: 'warranty_image',
    })
  const { contact } = asha
  expect(await mine('POST', '/customer/requestpasswordreset', { contact })).toMatchObject({
    contact,
    data: { contact },
  })
  const { status, message, ...sent } = await admin('POST', '/stocks/customerservicerequesttocrm', {
    complaint_id: complaint.id,
  })
  expect([status, sent]).toMatchObject([200, { msg: message }])
  await admin('POST', '/contactus/contactus', { name: 'Asha', email: 'a@b.np', phone: contact, note: 'Hello' })
  await same(admin, '/contactus/getcontactform', { date_joined: 'created_at' })
})
