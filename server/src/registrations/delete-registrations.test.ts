import { expect, test } from 'vitest'
import { buildComplaint } from '../../test/factories/complaint.ts'
import { buildRegistration, buildSoldProduct } from '../../test/factories/registration.ts'
import { refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { pointsOf } from '../points/point.queries.ts'
import { spendPoints } from '../points/spend-points.ts'

test('a registration is deleted with its documents, and the audit keeps the row', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id, customer } = await buildRegistration(services, { model_name: 'Kettle' })
  const admin = await build.admin()
  const { message } = await as(admin).registrations.delete({ params: { id } })
  expect(message).toBe('Registration deleted')
  expect((await as(customer).registrations.listMine()).data).toEqual([])
  expect(await services.db.selectFrom('file').select('id').execute()).toEqual([])
  const audit = await services.db.selectFrom('audit').selectAll().where('action', '=', 'registration.delete').execute()
  expect(audit).toMatchObject([{ actor_id: admin.id, subject_id: id, before: { model_name: 'Kettle' } }])
  expect(await refusedWith(as(admin).registrations.delete({ params: { id } }))).toBe('404 Registration not found')
})

test('the points of a deleted registration are taken back as far as they are not used', async () => {
  const { as, build, services } = await testApp({ work: false })
  await buildSoldProduct(services, { reward_points: 100 })
  const { id, customer } = await buildRegistration(services, { status: 'Approved' })
  await services.db
    .transaction()
    .execute((tx) => spendPoints(tx, customer.id, { points: 40, reason: 'Extension', at: services.clock.now() }))
  await as(await build.admin()).registrations.delete({ params: { id } })
  expect(await pointsOf(services.db, customer.id)).toBe(0)
  const entries = await services.db
    .selectFrom('point_entry')
    .select(['kind', 'points', 'reason'])
    .orderBy('id')
    .execute()
  expect(entries.at(-1)).toEqual({
    kind: 'revoked',
    points: -60,
    reason: 'Registration of Mixer Grinder deleted (40 of 100 points were already used)',
  })
})

test('a former owner keeps no points for a review', async () => {
  const { as, build, services } = await testApp({ work: false })
  const product = await buildSoldProduct(services, { reward_points: 30 })
  const { id, customer } = await buildRegistration(services, { status: 'Approved' })
  await as(customer).reviews.add({ body: { product_id: product, rating: 5, review: 'Grinds everything' } })
  expect(await pointsOf(services.db, customer.id)).toBe(130)
  await as(await build.admin()).registrations.delete({ params: { id } })
  expect(await pointsOf(services.db, customer.id)).toBe(0)
})

test('deleting a rejected registration leaves the points of a later one for the same serial number alone', async () => {
  const { as, build, services } = await testApp({ work: false })
  await buildSoldProduct(services, { reward_points: 100 })
  const rejected = await buildRegistration(services, { status: 'Rejected', serial_number: 'SN-1' })
  await buildRegistration(services, { status: 'Approved', serial_number: 'SN-1', customer: rejected.customer })
  await as(await build.admin()).registrations.delete({ params: { id: rejected.id } })
  expect(await pointsOf(services.db, rejected.customer.id)).toBe(100)
})

test('an open complaint keeps a registration, and all that were to go with it', async () => {
  const { as, build, services } = await testApp({ work: false })
  const complained = await buildComplaint(services, { serial_number: 'SN-1' })
  const other = await buildRegistration(services)
  const { registrations } = as(await build.admin())
  expect(await refusedWith(registrations.delete({ params: { id: complained.registration } }))).toBe(
    '409 “Mixer Grinder, SN-1” has 1 open complaint. Close it first',
  )
  const stock_ids = [other.id, complained.registration]
  expect(await refusedWith(registrations.deleteMany({ body: { stock_ids } }))).toBe(
    '409 “Mixer Grinder, SN-1” has 1 open complaint. Nothing was deleted',
  )
  expect((await registrations.list()).data).toHaveLength(2)
})

test('a closed complaint goes with its product, and the audit tells of both', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id, registration } = await buildComplaint(services)
  const staff = as(await build.admin())
  await staff.complaints.update({ params: { id }, body: { status: 'Completed' } })
  await staff.registrations.delete({ params: { id: registration } })
  expect(await services.db.selectFrom('file').select('id').execute()).toEqual([])
  expect((await staff.complaints.list()).data).toEqual([])
  const audit = await services.db.selectFrom('audit').select('action').where('action', 'like', '%.delete').execute()
  expect(audit.map(({ action }) => action).toSorted()).toEqual(['complaint.delete', 'registration.delete'])
})

test('many are deleted at once; those that are gone already do not count', async () => {
  const { as, build, services } = await testApp({ work: false })
  const [one, two, three] = [
    await buildRegistration(services),
    await buildRegistration(services),
    await buildRegistration(services),
  ]
  const { registrations } = as(await build.admin())
  await registrations.delete({ params: { id: three.id } })
  expect(await registrations.deleteMany({ body: { stock_ids: [one.id, two.id, three.id] } })).toEqual({
    message: '2 registrations deleted',
    deleted: 2,
  })
  expect(await refusedWith(registrations.deleteMany({ body: { stock_ids: [] } }))).toBe(
    '422 Select at least one product',
  )
})

test('a deleted serial number can be registered by another customer', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id } = await buildRegistration(services, { status: 'Approved', serial_number: 'SN-1' })
  await as(await build.admin()).registrations.delete({ params: { id } })
  const again = await buildRegistration(services, { status: 'Approved', serial_number: 'SN-1' })
  expect(again.id).not.toBe(id)
})

test('the registrations that the filters find are exported', async () => {
  const { as, build, services } = await testApp({ work: false })
  await buildRegistration(services, { serial_number: 'SN-1' })
  await buildRegistration(services, { serial_number: 'SN-2', status: 'Approved' })
  const { export: exported } = as(await build.admin()).registrations
  const lines = (await (await exported({ query: { format: 'csv', status: 'Approved' } })).text()).trim().split('\r\n')
  expect(lines).toEqual([
    'Customer,Store,Model,Model number,Serial number,Purchase Date,Warranty until,Status,Verified,Created,Fiscal Year,Discount %,Mobile number,Batch',
    expect.stringMatching(
      /^Asha Gurung,Himal Electronics,Mixer Grinder,BMG-1,SN-2,2026-01-31,2027-01-31,Approved,Verified,\d{4}-.*,98\d{8},$/,
    ),
  ])
  const searched = await (await exported({ query: { format: 'csv', search: 'sn-1' } })).text()
  expect(searched).toContain('SN-1')
  expect(searched).not.toContain('SN-2')
})
