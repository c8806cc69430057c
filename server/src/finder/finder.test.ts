import { expect, test } from 'vitest'
import { buildComplaint } from '../../test/factories/complaint.ts'
import { buildExtendable } from '../../test/factories/extension.ts'
import { buildQuotation } from '../../test/factories/quotation.ts'
import { buildRegistration } from '../../test/factories/registration.ts'
import { refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

test('a customer is found by the beginning of the phone number however it is written, by name, and by e-mail', async () => {
  const { as, build } = await testApp({ work: false })
  const sita = await build.customer({ firstname: 'Sita', lastname: 'Rai', contact: '9851234567' })
  await build.customer({ firstname: 'Hari', lastname: 'Thapa', contact: '9801234567' })
  await build.admin({ firstname: 'Sita', lastname: 'Staff', contact: '9851234599' })
  const admin = as(await build.admin())
  const hit = { kind: 'customer', id: sita.id, title: 'Sita Rai', line: '9851234567, sita@example.com' }
  for (const text of [
    '98512',
    '9851234567',
    '+977 985-123 4567',
    '०९८५१२३४५६७',
    '\u202a+977 985\u20111234567\u202c',
    'tel:९८५\u200d१२',
    'sita',
    'SITA  RAI',
    'rai',
    'ita r',
    'sita@',
  ])
    expect((await admin.finder.find({ query: { text } })).data, text).toEqual([hit])
})

test('exact names come before beginnings, and those before parts; never more than five', async () => {
  const { as, build } = await testApp({ work: false })
  await build.customer({ firstname: 'Marita', lastname: 'Shah' })
  await build.customer({ firstname: 'Ritam', lastname: 'Shah' })
  await build.customer({ firstname: 'Rita', lastname: 'Shah' })
  const admin = as(await build.admin())
  const titles = async (text: string) => (await admin.finder.find({ query: { text } })).data.map(({ title }) => title)
  expect(await titles('rita')).toEqual(['Rita Shah', 'Ritam Shah', 'Marita Shah'])
  await Promise.all(Array.from({ length: 7 }, (_, place) => build.customer({ firstname: `Ritu${place}` })))
  expect(await titles('rit')).toHaveLength(5)
})

test('a complaint is found by its id, its job number and its serial number, from either end', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id } = await buildComplaint(services, { serial_number: 'BX-77-0042', model_name: 'Hawa 16' })
  await buildComplaint(services, { serial_number: 'ZZ-9' })
  const admin = as(await build.admin())
  const found = async (text: string) =>
    (await admin.finder.find({ query: { text } })).data.filter(({ kind }) => kind === 'complaint')
  const hit = {
    kind: 'complaint',
    id,
    title: `Complaint ${id}`,
    line: 'Hawa 16, BX-77-0042, Asha Gurung, Unassigned',
  }
  for (const text of ['bx-77', '0042', `#${id}`]) expect(await found(text), text).toEqual([hit])
  const sent = { job_no: 'JOB-2026-000731', dispatch_state: 'dispatched' as const }
  await services.db.updateTable('complaint').set(sent).where('id', '=', id).execute()
  for (const text of ['job-2026-000731', 'JOB-2026', '000731', 'job2026', '\u202a२०२६–000731\u202c'])
    expect(await found(text), text).toEqual([{ ...hit, title: 'JOB-2026-000731' }])
})

test('in Nepali, numbers and states of what is found are in Nepali', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id } = await buildComplaint(services, { serial_number: 'BX-77-0042', model_name: 'Hawa 16' })
  const quotation = await buildQuotation(services)
  const admin = as(await build.admin(), 'ne')
  const found = async (text: string) => (await admin.finder.find({ query: { text } })).data
  const [complaint, registered] = await found('bx-77')
  expect(complaint).toMatchObject({ title: `गुनासो ${id}`, line: 'Hawa 16, BX-77-0042, Asha Gurung, नतोकिएको' })
  expect(registered).toMatchObject({ kind: 'registration', line: expect.stringContaining(', स्वीकृत भयो, ') as string })
  const quoted = (await found(`#${quotation.id}`)).find(({ kind }) => kind === 'quotation')
  expect(quoted).toMatchObject({ title: `कोटेसन ${quotation.id}`, line: expect.stringMatching(/, बाँकी छ$/) as string })
})

test('units and registrations are found by serial number, products by name and model, requests by number', async () => {
  const { as, build, services } = await testApp({ work: false })
  const unit = await build.unit({ serial_number: 'QZ-1001' })
  const registration = await buildRegistration(services, { serial_number: 'QZ-1002' })
  const product = await build.product({ name: 'Gooseneck Kettle', model_name: 'Chiya', model_num: 'BEK-9' })
  const quotation = await buildQuotation(services)
  const admin = as(await build.admin())
  const found = async (text: string) =>
    (await admin.finder.find({ query: { text } })).data.map(({ kind, id }) => [kind, id])
  expect(await found('qz-100')).toEqual([
    ['registration', registration.id],
    ['unit', unit.id],
  ])
  for (const text of ['kettle', 'chi', 'bek-9']) expect(await found(text), text).toEqual([['product', product.id]])
  expect(await found(`#${quotation.id}`)).toContainEqual(['quotation', quotation.id])
})

test('each role finds only what it may read, and one letter finds nothing', async () => {
  const { as, build, services } = await testApp({ work: false })
  await buildComplaint(services, { serial_number: 'ROLE-1' })
  await build.unit({ serial_number: 'ROLE-2' })
  const kinds = async (role: 'admin' | 'product_incharge' | 'service_incharge' | 'call_centre', text = 'role-') => {
    const { data } = await as(await build.admin({ role })).finder.find({ query: { text } })
    return data.map(({ kind }) => kind)
  }
  expect(await kinds('admin')).toEqual(['complaint', 'registration', 'unit'])
  expect(await kinds('product_incharge')).toEqual(['registration'])
  expect(await kinds('service_incharge')).toEqual(['complaint', 'registration'])
  expect(await kinds('call_centre')).toEqual(['complaint', 'registration'])
  expect(await kinds('admin', 'r')).toEqual([])
  expect(await kinds('admin', '  ')).toEqual([])
})

test('database wildcards have no meaning in the search', async () => {
  const { as, build } = await testApp({ work: false })
  await build.customer({ firstname: 'Percy', lastname: 'Hundred' })
  const admin = as(await build.admin())
  for (const text of ['%%%', '___', '\\\\\\', "'; --", '#99999999999'])
    expect((await admin.finder.find({ query: { text } })).data, text).toEqual([])
})

test('a serial number is found in any spelling, and a scanned label of ours leads to its unit', async () => {
  const { as, build } = await testApp({ work: false })
  const { id, token } = await build.unit({ serial_number: 'SN-2610 190101' })
  const admin = as(await build.admin())
  const found = async (text: string) =>
    (await admin.finder.find({ query: { text } })).data.map((hit) => [hit.kind, hit.id])
  for (const text of [
    'sn २६१',
    '2610-19',
    'SN2610190101',
    '190 101',
    '१९०१०१',
    `http://baltra.test/q/${token}`,
    `HTTPS://shop.test/q/${token}/`,
  ])
    expect(await found(text), text).toEqual([['unit', id]])
  for (const text of ['http://baltra.test/q/unknown', 'http://baltra.test/products/1'])
    expect(await found(text), text).toEqual([])
})

test('a customer is found by any digits of the number, by name in any order, and in spite of a slip', async () => {
  const { as, build } = await testApp({ work: false })
  const sita = await build.customer({ firstname: 'Sita', lastname: 'Thapa', contact: '9841500120' })
  await build.customer({ firstname: 'Hari', lastname: 'Gurung', contact: '9801234567' })
  const admin = as(await build.admin())
  const spellings = [
    '9841500120',
    '500120',
    '500-120',
    '१५००१२०',
    '50 01',
    'Thapa Sita',
    'thap sit',
    'Sta Thapa',
    'Sita Tapa',
  ]
  for (const text of spellings)
    expect((await admin.finder.find({ query: { text } })).data, text).toMatchObject([{ id: sita.id }])
  for (const firstname of [...spellings, 'sita@example'])
    expect((await admin.customers.list({ query: { firstname } })).data, firstname).toMatchObject([{ id: sita.id }])
})

test('complaints are found by the number on them', async () => {
  const { as, build, services } = await testApp({ work: false })
  const asha = await build.customer({ contact: '9841500120' })
  const { id } = await buildComplaint(services, { customer: asha })
  await buildComplaint(services)
  const service = as(await build.admin({ role: 'service_incharge' }))
  const found = async (text: string) =>
    (await service.finder.find({ query: { text } })).data.filter(({ kind }) => kind === 'complaint')
  for (const text of ['9841500120', '500120', '+977 98415-00120'])
    expect(await found(text), text).toMatchObject([{ id }])
})

test('registrations are found by their store', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id } = await buildRegistration(services)
  await services.db.updateTable('registration').set({ store_name: 'Om Electronics' }).where('id', '=', id).execute()
  const admin = as(await build.admin())
  expect((await admin.finder.find({ query: { text: 'om elec' } })).data).toMatchObject([{ kind: 'registration', id }])
})

test('where more match than are shown, they are counted', async () => {
  const { as, build } = await testApp({ work: false })
  await Promise.all(
    Array.from({ length: 7 }, (_, place) => build.customer({ firstname: `N${place}`, lastname: 'Thapa' })),
  )
  const admin = as(await build.admin())
  const { data, totals } = await admin.finder.find({ query: { text: 'thapa' } })
  expect([data.length, totals]).toEqual([5, [{ kind: 'customer', total: 7 }]])
  expect((await admin.finder.find({ query: { text: 'n3 thapa' } })).totals).toEqual([])
})

test('engineers, places, references of longer warranties, and quotations by number, buyer and company are found', async () => {
  const { as, build, services } = await testApp({ work: false })
  const centre = await build.servicePoint({ kind: 'service_centre', name: 'Liwang Service', district: 'Rolpa' })
  const engineer = await build.engineer({ name: 'Bikash Maharjan', centre_id: centre.id })
  const part = await build.part({ number: 'SP-MG 101', name: 'Carbon brushes' })
  const quotation = await buildQuotation(services)
  await services.db
    .updateTable('quotation')
    .set({ number: 'Q-2083-84-0007', company: 'Himal Hospitality' })
    .where('id', '=', quotation.id)
    .execute()
  const admin = as(await build.admin())
  const found = async (text: string, client = admin) =>
    (await client.finder.find({ query: { text } })).data.map(({ kind, id }) => [kind, id])
  expect(await found('rolpa')).toEqual([['service_point', centre.id]])
  expect(await found('bikash m')).toEqual([['engineer', engineer.id]])
  expect([await found('spmg10'), await found('brush')]).toEqual([[['part', part.id]], [['part', part.id]]])
  expect(await found('himal hosp')).toEqual([['quotation', quotation.id]])
  expect(await found('2083-84-0007')).toEqual([['quotation', quotation.id]])
  const { id: registration_id, customer } = await buildExtendable(services, build)
  const { id: extension } = await services.db
    .insertInto('warranty_extension')
    .values({
      registration_id,
      customer_id: customer.id,
      package_id: null,
      type: 'Gold',
      months: 12,
      price: 450,
      paid_with: 'money',
      state: 'awaiting_payment',
      reference: 'EXT-7K3M',
      previous_expiry: '2028-01-01',
      point_entry_id: null,
      settled_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const text of ['ext-7k3m', 'EXT7K', '7k3m']) expect(await found(text), text).toEqual([['extension', extension]])
  // Who runs a centre finds the engineers of it alone.
  const other = await build.servicePoint({ kind: 'service_centre', name: 'Elsewhere', district: 'Kaski' })
  const incharge = await build.admin({ role: 'centre_incharge', centre_id: other.id })
  expect(await found('bikash m', as(incharge))).toEqual([])
})

test('the call centre finds a product and reads its price and stock, and changes nothing', async () => {
  const { as, build } = await testApp({ work: false })
  const { id } = await build.product({ name: 'Pressure Cooker', model_num: 'BEP-400', price: 4200, stocks: 21 })
  const desk = as(await build.admin({ role: 'call_centre' }))
  const { data } = await desk.finder.find({ query: { text: 'bep-400' } })
  expect(data).toMatchObject([{ kind: 'product', id }])
  expect((await desk.products.get({ params: { id } })).data).toMatchObject({ price: 4200, stocks: 21 })
  expect(await refusedWith(desk.products.setSale({ body: { product_ids: [id], off_sale: true } }))).toMatch(/^403/)
})
