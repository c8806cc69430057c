import { expect, test } from 'vitest'
import { buildQuotation } from '../../test/factories/quotation.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

const REQUEST = {
  customer_name: 'Asha Gurung',
  contact: '9841203118',
  model_name: 'Steam Kettle',
  model_num: 'BEK-150',
  quantity: 24,
  description: ' For a lodge.\r\nIn graphite ',
}

test('a customer asks in the name of their account, and sees it pending', async () => {
  const { as, build, services } = await testApp({ work: false })
  const asha = await build.customer({ firstname: 'Asha', lastname: 'Rai' })
  const product = await build.product({ model_num: 'BEK-150' })
  const sent = await as(asha).quotations.request({ body: { ...REQUEST, quantity: '24', customer_name: 'Somebody' } })
  expect(sent).toMatchObject({
    message: 'Your request has been sent',
    data: {
      customer_name: 'Asha Rai',
      contact: asha.contact,
      model_name: 'Steam Kettle',
      model_num: 'BEK-150',
      quantity: 24,
      products: [{ model_name: 'Steam Kettle', model_num: 'BEK-150', quantity: 24 }],
      description: 'For a lodge.\nIn graphite',
      status: 'Pending',
      reason: '',
    },
  })
  const { id } = sent.data
  const kept = await services.db.selectFrom('quotation_product').select('product_id').executeTakeFirstOrThrow()
  expect(kept.product_id).toBe(product.id)
  expect((await as(asha).quotations.getMine({ params: { id } })).data).toEqual(sent.data)
  expect((await as(await build.admin()).quotations.get({ params: { id } })).data).toMatchObject(sent.data)
})

test('each field of a request has its message', async () => {
  const { as, build } = await testApp({ work: false })
  const { request } = as(await build.customer()).quotations
  const empty = { customer_name: '', contact: '', model_name: ' ', model_num: '', quantity: 0, description: '\n' }
  expect((await refusal(request({ body: empty })))?.body.errors).toEqual({
    customer_name: 'Customer name is required',
    contact: 'Contact is required',
    model_name: 'Model name is required',
    model_num: 'Model number is required',
    quantity: 'Quantity must be a whole number from 1',
    description: 'Description is required',
  })
  const wrong = { ...REQUEST, quantity: 1.5, description: 'x'.repeat(2001) }
  expect((await refusal(request({ body: wrong })))?.body.errors).toEqual({
    quantity: 'Quantity must be a whole number from 1',
    description: 'Description can have at most 2000 characters',
  })
})

test('a customer sees only their own, by status, page by page, newest first', async () => {
  const { as, build, services } = await testApp({ work: false })
  const asha = await build.customer()
  for (const status of ['Pending', 'Approved', 'Rejected', 'Pending'] as const)
    await buildQuotation(services, { customer: asha, status, model_name: status })
  const other = await buildQuotation(services)
  const { listMine, getMine } = as(asha).quotations
  const statuses = async (query: NonNullable<Parameters<typeof listMine>[0]>['query']) =>
    (await listMine({ query })).data.map(({ status }) => status)
  expect(await statuses({})).toEqual(['Pending', 'Rejected', 'Approved', 'Pending'])
  expect(await statuses({ status: 'Pending' })).toEqual(['Pending', 'Pending'])
  expect(await statuses({ status: 'Rejected' })).toEqual(['Rejected'])
  expect(await statuses({ page: 2, per_page: 3 })).toEqual(['Pending'])
  expect(await refusedWith(getMine({ params: { id: other.id } }))).toBe('404 Quotation not found')
  expect((await refusal(listMine({ query: { status: 'New' as 'Pending' } })))?.status).toBe(422)
})

test('staff see all requests, by status; an empty status means all', async () => {
  const { app, as, build, services } = await testApp({ work: false })
  const admin = await build.admin()
  const pending = await buildQuotation(services)
  const approved = await buildQuotation(services, { status: 'Approved' })
  const ids = async (status?: 'Pending' | 'Approved') =>
    (await as(admin).quotations.list({ query: status ? { status } : {} })).data.map(({ id }) => id)
  expect(await ids()).toEqual([approved.id, pending.id])
  expect(await ids('Pending')).toEqual([pending.id])
  const headers = { authorization: `Bearer ${admin.token}` }
  const answer = await app.inject({ url: '/api/products/getallquotation?status=', headers })
  expect(answer.json()).toMatchObject({
    data: [{ description: 'For a lodge in Ghandruk' }, {}],
    pagination: { page: 1, total_pages: 1, total_results: 2 },
  })
})

test('a customer exports the chosen ones of their own requests, and no draft of an offer', async () => {
  const { services, as, build } = await testApp({ work: false })
  const asha = await build.customer()
  const lines = [{ description: 'Kettle', quantity: 24, unit_price: 1_800 }]
  const chosen = await buildQuotation(services, { customer: asha, model_name: 'Chosen', lines })
  await buildQuotation(services, { customer: asha, model_name: 'Not chosen' })
  const foreign = await buildQuotation(services, { model_name: 'Foreign' })
  const { exportMine } = as(asha).quotations
  const csv = await (await exportMine({ query: { format: 'csv', ids: `${chosen.id},${foreign.id}` } })).text()
  expect(csv).toContain('Chosen')
  expect(csv).not.toMatch(/Not chosen|Foreign|43200|Description/)
  expect((await refusal(exportMine({ query: { ids: '' } })))?.status).toBe(422)
})

test('the requests that the filter finds are exported', async () => {
  const { as, build, services } = await testApp({ work: false })
  await buildQuotation(services, { status: 'Approved' })
  const others = [{ model_name: 'Ceiling Fan', model_num: 'BCF-048', quantity: 12 }]
  await buildQuotation(services, { model_name: '=Kettle', contact: '0980000001', others })
  const { export: exported } = as(await build.admin()).quotations
  const csv = await (await exported({ query: { format: 'csv', status: 'Pending' } })).text()
  const [head, ...rows] = csv.trim().split('\r\n')
  expect(head).toBe(
    'Quote ID,Customer Name,Contact,Model Name,Model Number,Quantity,All Products,Description,Status,Reason,Total,Valid Until,Outcome,CreatedAt,Fiscal Year',
  )
  expect(rows).toEqual([
    expect.stringMatching(
      /^\d+,Asha Gurung,0980000001,'=Kettle,BEK-150,24,"24 × =Kettle \(BEK-150\), 12 × Ceiling Fan \(BCF-048\)",For a lodge in Ghandruk,Pending,,,,/,
    ),
  ])
})

test('requests are deleted one by one and together, each with its audit row', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = await build.admin()
  const { delete: remove, deleteMany, list } = as(admin).quotations
  const [one, two, three, kept] = [
    await buildQuotation(services),
    await buildQuotation(services),
    await buildQuotation(services),
    await buildQuotation(services),
  ]
  expect(await remove({ params: { id: one.id } })).toEqual({ message: 'Quotation deleted' })
  expect(await refusedWith(remove({ params: { id: one.id } }))).toBe('404 Quotation not found')
  expect(await deleteMany({ body: { quotation_ids: [two.id, three.id, one.id] } })).toEqual({
    message: '2 quotations deleted',
    deleted: 2,
  })
  expect((await refusal(deleteMany({ body: { quotation_ids: [] } })))?.body.errors).toEqual({
    quotation_ids: 'Select at least one request',
  })
  expect((await list({ query: {} })).data.map(({ id }) => id)).toEqual([kept.id])
  const audit = await services.db
    .selectFrom('audit')
    .where('action', '=', 'quotation.delete')
    .orderBy('id')
    .select(['subject_id', 'actor_id'])
    .execute()
  expect(audit).toEqual([one, two, three].map(({ id }) => ({ subject_id: id, actor_id: admin.id })))
})

test('a request outlives its product, and goes with its customer', async () => {
  const { as, build, services } = await testApp({ work: false })
  const asha = await build.customer()
  const product = await build.product({ model_num: 'BEK-150' })
  const { data } = await as(asha).quotations.request({ body: REQUEST })
  await services.db.deleteFrom('product').where('id', '=', product.id).execute()
  const { get } = as(await build.admin()).quotations
  expect((await get({ params: { id: data.id } })).data).toMatchObject(data)
  await services.db.deleteFrom('account').where('id', '=', asha.id).execute()
  expect(await refusedWith(get({ params: { id: data.id } }))).toBe('404 Quotation not found')
})
