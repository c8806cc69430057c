import { expect, test } from 'vitest'
import { buildComplaint } from '../../test/factories/complaint.ts'
import { buildRegistration, buildSoldProduct } from '../../test/factories/registration.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { pointsOf } from '../points/point.queries.ts'

const reason = 'Read again from the plate'

test('a wrong serial number is put right, open complaints follow, and the history has old, new and why', async () => {
  const { as, build, services } = await testApp({ work: false })
  await buildSoldProduct(services, { reward_points: 100 })
  const { id, customer, registration } = await buildComplaint(services, { serial_number: '0000' })
  const desk = as(await build.admin({ role: 'call_centre' }))
  const params = { id: registration }
  const body = { serial_number: 'K-7', seen_serial_number: '0000', reason }
  expect((await desk.registrations.correct({ params, body })).data).toMatchObject({ serial_number: 'K-7' })
  expect((await desk.complaints.get({ params: { id } })).data.serial_number).toBe('K-7')
  // Pressed twice.
  await desk.registrations.correct({ params, body })
  const { data } = await as(await build.admin()).history.list({
    params: { subject: 'registration', ...params },
    query: {},
  })
  expect(data.filter(({ sentence }) => sentence.includes(`from 0000 to K-7: “${reason}”`))).toHaveLength(1)
  // The points went along: they are neither given twice nor lost.
  expect(await pointsOf(services.db, customer.id)).toBe(100)
  const admin = as(await build.admin())
  expect((await admin.registrations.get({ params })).data.on_approval.points).toBe(100)
})

test('another model and another day change warranty and points of an approved registration', async () => {
  const { as, build, services } = await testApp({ work: false })
  await buildSoldProduct(services, { model_num: 'BMG-1', reward_points: 100, warranty_months: 12 })
  await buildSoldProduct(services, { model_num: 'BMG-2', reward_points: 40, warranty_months: 24 })
  const { id, customer } = await buildRegistration(services, {
    status: 'Approved',
    model_num: 'BMG-1',
    purchase_date: '2026-01-31',
  })
  const params = { id }
  const change = { model_num: 'BMG-2', purchase_date: '2026-02-15', reason }
  const desk = as(await build.admin({ role: 'call_centre' }))
  expect(await refusedWith(desk.registrations.correct({ params, body: change }))).toContain(
    '409 This registration is approved',
  )
  const admin = as(await build.admin())
  expect((await admin.registrations.correct({ params, body: change })).data).toMatchObject({
    model_num: 'BMG-2',
    warranty_issue: '2026-02-15',
    warranty_expiry: '2028-02-15',
  })
  expect(await pointsOf(services.db, customer.id)).toBe(40)
  const store = { store_name: 'Everest Home', reason }
  expect((await desk.registrations.correct({ params, body: store })).data.store_name).toBe('Everest Home')
  await admin.settings.update({ body: { version: 1, deciding_roles: ['call_centre'] } })
  const later = { purchase_date: '2026-02-16', reason }
  expect((await desk.registrations.correct({ params, body: later })).data.warranty_issue).toBe('2026-02-16')
})

test('a number of another registration is refused by its name, and a change meanwhile is told', async () => {
  const { as, build, services } = await testApp({ work: false })
  const holder = await buildRegistration(services, { serial_number: 'K-1' })
  const { id } = await buildRegistration(services, { serial_number: 'K-2' })
  const { correct } = as(await build.admin()).registrations
  const clash = await refusal(correct({ params: { id }, body: { serial_number: 'k1', reason } }))
  const message = `This serial number belongs to registration No. ${holder.id}`
  expect(clash).toMatchObject({ status: 409, body: { message, errors: { serial_number: message } } })
  const late = correct({ params: { id }, body: { serial_number: 'K-3', seen_serial_number: 'K-0', reason } })
  expect(await refusedWith(late)).toContain('409 This registration was changed in the meantime: K-2')
  expect(await refusedWith(correct({ params: { id }, body: { serial_number: 'K-3', reason: ' ' } }))).toBe(
    '422 Please give a reason',
  )
})

test('a number that is left goes to the registration that waits for it', async () => {
  const { as, build, services } = await testApp({ work: false })
  const first = await buildRegistration(services, { serial_number: 'K-1' })
  const second = await buildRegistration(services, { serial_number: 'K-2' })
  await services.db
    .updateTable('registration')
    .set({ is_duplicate: true, serial_number: 'K-1' })
    .where('id', '=', second.id)
    .execute()
  const admin = as(await build.admin())
  await admin.registrations.correct({ params: { id: first.id }, body: { serial_number: 'K-9', reason } })
  const rows = (await admin.registrations.list({ query: {} })).data
  expect(rows.map(({ serial_number, is_duplicate }) => [serial_number, is_duplicate])).toEqual([
    ['K-1', false],
    ['K-9', false],
  ])
})
