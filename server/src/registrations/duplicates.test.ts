import { expect, test } from 'vitest'
import { buildRegistration, buildSoldProduct } from '../../test/factories/registration.ts'
import { testApp } from '../../test/test-app.ts'
import { threeOfOne, marked } from './testing/duplicates-world.ts'

test('a unit registered more than once is under attention, in the filter, and names its other registrations', async () => {
  const { as, build, services } = await testApp({ work: false })
  await buildSoldProduct(services, { model_num: 'BMG-1', reward_points: 74 })
  const admin = as(await build.admin())
  const [first, second, third] = await threeOfOne(services, ['Approved', 'Approved', 'Pending'])
  await buildRegistration(services)

  expect((await admin.dashboard.attention()).data.serials_shared).toMatchObject({ total: 1 })
  const { data } = await admin.registrations.list({ query: { duplicate: true } })
  expect(data.map(({ id, shares_serial, is_duplicate }) => [id, shares_serial, is_duplicate])).toEqual([
    [third!.id, true, true],
    [second!.id, true, true],
    [first!.id, true, false],
  ])
  const detail = await admin.registrations.get({ params: { id: second!.id } })
  expect(detail.data).toMatchObject({ shares_serial: true, is_duplicate: true, temp_reward: 74 })
  expect(detail.data.serial_history.registrations).toMatchObject([
    { id: third!.id, fate: 'Pending', serial_number: 'SN-७७', is_duplicate: true, points: 0 },
    { id: first!.id, fate: 'Approved', serial_number: 'SN 77', is_duplicate: false, points: 74 },
  ])
})

test('a duplicate cannot be approved while another holds its serial number, and can when it has gone', async () => {
  const { as, build, services } = await testApp({ work: false })
  await buildSoldProduct(services, { model_num: 'BMG-1', reward_points: 74 })
  const admin = as(await build.admin())
  const [first, second] = await threeOfOne(services, ['Pending', 'Pending'])
  const approve = (id: number) => admin.registrations.decide({ body: { stock_id: id, status: 'Approved' } })
  await expect(approve(second!.id)).rejects.toMatchObject({
    status: 409,
    body: { code: 'serial_number_taken', message: expect.stringContaining(`No. ${first!.id}`) },
  })
  await admin.registrations.decide({ body: { stock_id: first!.id, status: 'Rejected', reason: 'Not the buyer' } })
  expect(await marked(services)).toEqual([])
  await approve(second!.id)
  await expect(approve(first!.id)).rejects.toMatchObject({ status: 409 })
})

test('rejecting one of several takes back its own points, and the approved one takes over before one that waits', async () => {
  const { as, build, services } = await testApp({ work: false })
  await buildSoldProduct(services, { model_num: 'BMG-1', reward_points: 74 })
  const admin = as(await build.admin())
  const [first, waiting, approved] = await threeOfOne(services, ['Approved', 'Pending', 'Approved'])
  const pointsOf = async (id: number) => {
    const { data } = await admin.registrations.get({ params: { id } })
    return data.is_verified ? data.temp_reward : 0
  }
  await admin.registrations.decide({ body: { stock_id: first!.id, status: 'Rejected', reason: 'Not the buyer' } })
  expect([await pointsOf(first!.id), await pointsOf(approved!.id)]).toEqual([0, 74])
  expect(await marked(services)).toEqual([waiting!.id])

  await admin.registrations.decide({ body: { stock_id: approved!.id, status: 'Rejected', reason: 'Not the buyer' } })
  expect(await marked(services)).toEqual([])
  expect((await admin.dashboard.attention()).data.serials_shared).toEqual({ total: 0, oldest: '' })
  const left = await services.db.selectFrom('point_lot').select('id').where('revoked_at', 'is', null).execute()
  expect(left).toEqual([])
})

test('the next one takes over when the first is deleted, withdrawn, or goes with its account', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = as(await build.admin())
  const [first, second, third] = await threeOfOne(services, ['Pending', 'Pending', 'Pending'])
  await admin.registrations.delete({ params: { id: first!.id } })
  expect(await marked(services)).toEqual([third!.id])
  await services.db.deleteFrom('account').where('id', '=', second!.customer.id).execute()
  expect(await marked(services)).toEqual([])
  await as(third!.customer).registrations.deleteMine({ params: { id: third!.id } })
  expect(await services.db.selectFrom('registration').select('id').execute()).toEqual([])

  const [, b, c] = await threeOfOne(services, ['Pending', 'Pending', 'Pending'])
  await admin.registrations.deleteMany({ body: { stock_ids: [b!.id, c!.id] } })
  expect(await marked(services)).toEqual([])
})
