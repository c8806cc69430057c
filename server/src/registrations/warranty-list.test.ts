import { expect, test } from 'vitest'
import { buildComplaint } from '../../test/factories/complaint.ts'
import { buildRegistration } from '../../test/factories/registration.ts'
import { testApp } from '../../test/test-app.ts'

test('warranties are those of approved products, newest first, with the newest complaint', async () => {
  const { app, as, build, services } = await testApp({ work: false })
  const complained = await buildComplaint(services, { serial_number: 'SN-1' })
  const discount = await buildRegistration(services, { serial_number: 'SN-2', status: 'Discount' })
  await buildRegistration(services, { status: 'Pending' })
  await buildRegistration(services, { status: 'Rejected' })
  const { data } = await as(await build.admin()).registrations.warranties()
  expect(data).toMatchObject([
    { id: discount.id, serial_number: 'SN-2', complaint_id: null },
    { id: complained.registration, complaint_id: complained.id },
  ])
  expect(data[0]).toMatchObject({
    customer_name: 'Asha Gurung',
    model_name: 'Mixer Grinder',
    model_num: 'BMG-1',
    purchase_date: '2026-01-31',
    warranty_expire: '2027-01-31',
  })
  const card = await app.inject(new URL(data[0]!.warranty_image, 'http://baltra.test').pathname)
  expect(card.statusCode).toBe(200)
})

test('warranties are found by a part of the serial number alone, and paged under the name that is read', async () => {
  const { app, as, build, services } = await testApp({ work: false })
  const admin = await build.admin()
  const wanted = await buildRegistration(services, { serial_number: 'AB-77', status: 'Approved' })
  await buildRegistration(services, { serial_number: 'XY-1', model_num: 'B-77', status: 'Approved' })
  const { data } = await as(admin).registrations.warranties({ query: { serial_number: 'b-77' } })
  expect(data.map(({ id }) => id)).toEqual([wanted.id])
  const answer = await app.inject({
    url: '/api/stocks/warrantytable?page=1',
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect(answer.json()).toMatchObject({ allwarranty_pagination: { page: 1, total_results: 2 } })
})

test('warranties and registrations are found by the district in which their customer lives now', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { registrations } = as(await build.admin())
  const { id, customer } = await buildRegistration(services, { status: 'Approved' })
  const move = (district: string) =>
    services.db.updateTable('account').set({ district }).where('id', '=', customer.id).execute()
  const foundIn = async (district: string) => {
    const query = { where: `district.is:${district}` }
    const lists = await Promise.all([registrations.warranties({ query }), registrations.list({ query })])
    return lists.map(({ data }) => data.map((row) => row.id))
  }
  await move('Jhapa')
  expect(await foundIn('Jhapa')).toEqual([[id], [id]])
  await move('Kaski')
  expect([await foundIn('Jhapa'), await foundIn('Kaski')]).toEqual([
    [[], []],
    [[id], [id]],
  ])
})

test('the warranties that the filter finds are exported', async () => {
  const { as, build, services } = await testApp({ work: false })
  await buildRegistration(services, { serial_number: 'SN-1', status: 'Approved' })
  await buildRegistration(services, { serial_number: 'SN-2', status: 'Approved' })
  const file = await as(await build.admin()).registrations.exportWarranties({
    query: { format: 'csv', serial_number: 'SN-2' },
  })
  expect((await file.text()).trim().split('\r\n')).toEqual([
    'CustomerName,ModelName,ModelNumber,SerialNumber,Purchase Date,WarrantyExpired,Fiscal Year',
    'Asha Gurung,Mixer Grinder,BMG-1,SN-2,2026-01-31,2027-01-31,2082/83',
  ])
})

test('a warranty shows its product, its documents and its owner', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = as(await build.admin())
  const { id, customer } = await buildRegistration(services, { serial_number: 'SN-1', status: 'Approved' })
  const { data } = await admin.registrations.warranty({ params: { id } })
  expect(data).toMatchObject({
    serial_number: 'SN-1',
    status: 'Approved',
    warranty_issue: '2026-01-31',
    warranty_expire: '2027-01-31',
    warranty_months: 12,
    store_name: 'Himal Electronics',
    customer: { id: customer.id, contact: customer.contact },
  })
  expect(data.bill_image_one).toContain('/Bill_SN_1')
  const waiting = await buildRegistration(services)
  await expect(admin.registrations.warranty({ params: { id: waiting.id } })).rejects.toMatchObject({ status: 404 })
})
