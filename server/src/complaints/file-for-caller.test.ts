import { expect, test } from 'vitest'
import { buildRegistration } from '../../test/factories/registration.ts'
import { photo } from '../../test/factories/sample-files.ts'
import { refusal } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { FAULT, FAN, atTheDesk } from './testing/file-for-caller-world.ts'

test('a complaint about a product of the caller: by phone, with a wish, and the customer gets the link', async () => {
  const { desk, asha, services, smsTo, as } = await atTheDesk(await testApp())
  const product = await buildRegistration(services, { customer: asha, status: 'Approved', serial_number: 'K-1' })
  const { data: caller } = await desk.complaints.findCaller({ query: { find: asha.contact } })
  expect(caller).toMatchObject({ id: asha.id, claimed: true, products: [{ id: product.id, open_complaint: null }] })

  const body = { customer_id: asha.id, stock_id: product.id, ...FAULT, wished_day: '2030-01-02' }
  const { data } = await desk.complaints.fileForCaller({ body })
  expect(data).toMatchObject({
    status: 'Unassigned',
    source: 'phone',
    wished_day: '2030-01-02',
    problem_description: 'It rattles &lt;b&gt;at night&lt;/b&gt;',
    customerContact: asha.contact,
    damaged_image: '',
  })
  expect(await smsTo(asha.contact, 2)).toContainEqual(expect.stringContaining(data.tracking_path))
  const mine = await as(asha).complaints.listMine({})
  expect(mine.data).toMatchObject([{ id: data.id, stock_id: product.id }])
  expect((await desk.complaints.fileForCaller({ body })).data.id).toBe(data.id)
  for (const find of [`\u202a+977 ${asha.contact}\u202c`, `tel:${asha.contact.replace(/^\d\d/, '$&\u2011')}`])
    expect((await desk.complaints.findCaller({ query: { find } })).data?.id).toBe(asha.id)
  expect((await desk.complaints.findCaller({ query: { find: 'k1' } })).data).toMatchObject({
    found_product: product.id,
    products: [{ open_complaint: { id: data.id } }],
  })
})

test('a product that is not registered yet is registered with the complaint, pending, and can be approved later', async () => {
  const { desk, asha, build, as } = await atTheDesk(await testApp())
  const body = { customer_id: asha.id, ...FAN, ...FAULT, damaged_image: await photo() }
  const { data } = await desk.complaints.fileForCaller({ body })
  expect(data.damaged_image).not.toBe('')
  const admin = as(await build.admin())
  const decide = (status: 'Approved' | 'Rejected') =>
    admin.registrations.decide({ body: { stock_id: data.stock_id, status, reason: 'No bill' } })
  expect((await admin.registrations.get({ params: { id: data.stock_id } })).data.status).toBe('Pending')
  expect(await refusal(decide('Rejected'))).toMatchObject({ status: 409, body: { code: 'complaint_open' } })
  const withdrawn = as(asha).registrations.deleteMine({ params: { id: data.stock_id } })
  expect(await refusal(withdrawn)).toMatchObject({ status: 409, body: { code: 'complaint_open' } })
  expect((await decide('Approved')).data).toMatchObject({ status: 'Approved', complaint_id: data.id })
})

test('missing or impossible values are reported at their field', async () => {
  const { desk, asha, build, services } = await atTheDesk(await testApp())
  const file = (changes: object) =>
    refusal(desk.complaints.fileForCaller({ body: { customer_id: asha.id, ...FAULT, ...changes } }))
  expect(await file({})).toMatchObject({ body: { errors: { stock_id: 'Choose the product' } } })
  expect(await file({ ...FAN, problem_type: '' })).toMatchObject({
    body: { errors: { problem_type: 'What happens?' } },
  })
  expect(await file({ ...FAN, wished_day: '2020-01-01' })).toMatchObject({
    body: { errors: { wished_day: 'This day is over' } },
  })
  const prakash = await build.customer()
  await buildRegistration(services, { customer: prakash, status: 'Approved', serial_number: FAN.serial_number })
  expect(await file(FAN)).toMatchObject({ status: 409, body: { code: 'serial_number_taken' } })
  const rejected = await buildRegistration(services, { customer: asha, status: 'Rejected', serial_number: 'R-1' })
  expect(await file({ stock_id: rejected.id })).toMatchObject({ status: 409 })
})
