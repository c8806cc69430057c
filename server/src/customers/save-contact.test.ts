import { expect, test } from 'vitest'
import { buildComplaint } from '../../test/factories/complaint.ts'
import { refusal } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

const ROLPA = { customerAddress: 'Liwang 4', district: 'Rolpa', local_level: 'Rolpa', ward: 4 }

async function onThePhone() {
  const tested = await testApp({ work: false })
  const customer = await tested.build.customer()
  const client = tested.as(await tested.build.admin({ role: 'call_centre' }))
  const params = { id: customer.id }
  return { ...tested, customer, client, params }
}

test('who answers the phone moves a customer and writes notes, and the history has old and new', async () => {
  const { client, params, as, build } = await onThePhone()
  const { data } = await client.customers.saveContact({ params, body: { ...ROLPA, language: 'en' } })
  expect(data).toMatchObject({ ...ROLPA, ward: '4', city: '', language: 'en' })
  await client.customerNotes.add({ params, body: { text: 'Calls only after 5' } })
  const { data: history } = await as(await build.admin()).history.list({
    params: { subject: 'account', ...params },
    query: {},
  })
  expect(history.map(({ sentence }) => sentence).join('\n')).toContain('from Kaski to Rolpa')
})

test('open complaints get the new address only where they are named', async () => {
  const { client, params, customer, services, build } = await onThePhone()
  const centre = await build.servicePoint({ kind: 'service_centre', name: 'Centre of Rolpa', districts: ['Rolpa'] })
  const moved = await buildComplaint(services, { customer })
  const left = await buildComplaint(services, { customer, serial_number: 'SN-77' })
  const { data: contact } = await client.customers.getContact({ params })
  expect(contact.open_complaints).toMatchObject([{ id: moved.id, customerAddress: 'Lakeside 6' }, { id: left.id }])
  await client.customers.saveContact({ params, body: { ...ROLPA, complaint_ids: [moved.id] } })
  const placeOf = async (id: number) => (await client.complaints.get({ params: { id } })).data
  expect(await placeOf(moved.id)).toMatchObject({ ...ROLPA, zone: 'RAPTI', centre_id: centre.id })
  expect(await placeOf(left.id)).toMatchObject({ customerAddress: 'Lakeside 6', district: 'Kaski', centre_id: null })
})

test('an address that changed meanwhile is named, and nothing is overwritten', async () => {
  const { client, params, customer, services } = await onThePhone()
  const complaint = await buildComplaint(services, { customer })
  const seen = { seen_address: 'Lakeside 6', seen_district: 'Kaski' }
  const save = (form: object) => client.customers.saveContact({ params, body: { ...ROLPA, ...seen, ...form } })
  await save({})
  // The same form twice is harmless.
  await save({})
  expect(await refusal(save({ customerAddress: 'Birendranagar' }))).toMatchObject({
    status: 409,
    body: { message: 'The address was changed in the meantime: Liwang 4, Rolpa' },
  })
  await services.db.updateTable('complaint').set({ status: 'Completed' }).where('id', '=', complaint.id).execute()
  const late = save({ seen_address: 'Liwang 4', seen_district: 'Rolpa', complaint_ids: [complaint.id] })
  expect((await refusal(late))?.body.message).toContain(`Complaint ${complaint.id} is not open any more`)
})

test('a role that writes no complaints moves none, and a place that there is not is refused', async () => {
  const { params, customer, services, as, build, client } = await onThePhone()
  const complaint = await buildComplaint(services, { customer })
  const incharge = as(await build.admin({ role: 'product_incharge' }))
  expect((await incharge.customers.getContact({ params })).data.open_complaints).toEqual([])
  const move = incharge.customers.saveContact({ params, body: { ...ROLPA, complaint_ids: [complaint.id] } })
  expect((await refusal(move))?.status).toBe(403)
  const wrong = client.customers.saveContact({ params, body: { ...ROLPA, ward: 12 } })
  expect((await refusal(wrong))?.body.errors).toEqual({ ward: 'Rolpa has the wards 1 to 10' })
})

test('another district takes the local level of the last one along', async () => {
  const { client, params, as, build } = await onThePhone()
  await client.customers.saveContact({ params, body: ROLPA })
  const admin = as(await build.admin())
  await admin.customers.update({ params, body: { city: 'Liwang' } })
  expect((await client.customers.get({ params })).data).toMatchObject({ local_level: 'Rolpa', ward: '4' })
  await admin.customers.update({ params, body: { district: 'Kaski' } })
  expect((await client.customers.get({ params })).data).toMatchObject({ local_level: '', ward: '' })
})
