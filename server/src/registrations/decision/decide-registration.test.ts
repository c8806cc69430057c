import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { buildRegistration, buildSoldProduct } from '../../../test/factories/registration.ts'
import { testApp } from '../../../test/test-app.ts'
import { pointsOf } from '../../points/point.queries.ts'
import { spendPoints } from '../../points/spend-points.ts'

test('an approval begins the warranty, awards the points and tells the customer', async () => {
  const { as, build, services, smsTo } = await testApp()
  await buildSoldProduct(services, { reward_points: 100, warranty_months: 13 })
  const { id, customer } = await buildRegistration(services, { purchase_date: '2026-01-31' })
  const { data } = await as(await build.admin()).registrations.decide({ body: { stock_id: id, status: 'Approved' } })
  expect(data).toMatchObject({
    status: 'Approved',
    is_verified: true,
    warranty_issue: '2026-01-31',
    warranty_expiry: '2027-02-28',
  })
  expect(await pointsOf(services.db, customer.id)).toBe(100)
  expect(await smsTo(customer.contact)).toEqual([
    'Baltra: your Mixer Grinder is registered. Warranty until 28 Feb 2027. You earned 100 points.',
  ])
  const profile = await as(customer).accounts.profile()
  expect(profile.data.reward_points).toBe(100)
})

test('what staff write reaches a customer as it is seen, without signs that steer or hide it', async () => {
  const { as, build, services, smsTo } = await testApp()
  const { id, customer } = await buildRegistration(services)
  const reason = 'The bill\u202E is\u0007 blurred,\u200B क्‍ष'
  await as(await build.admin()).registrations.decide({ body: { stock_id: id, status: 'Rejected', reason } })
  expect((await smsTo(customer.contact))[0]).toContain('The bill is blurred, क्\u200Dष')
})

test('the decision is kept with its actor and the row before', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id } = await buildRegistration(services)
  const admin = await build.admin()
  await as(admin).registrations.decide({ body: { stock_id: id, status: 'Rejected', reason: 'The bill is blurred' } })
  const audit = await services.db.selectFrom('audit').selectAll().where('subject_id', '=', id).executeTakeFirstOrThrow()
  expect(audit).toMatchObject({
    actor_id: admin.id,
    action: 'registration.reject',
    before: { status: 'Pending' },
    after: { status: 'Rejected', reason: 'The bill is blurred' },
  })
  expect(audit.request_id).toBeTruthy()
})

test('months of warranty: what staff say, else the product, else twelve', async () => {
  const { as, build, services } = await testApp({ work: false })
  await buildSoldProduct(services, { model_num: 'KNOWN', warranty_months: 24 })
  const admin = as(await build.admin())
  const expiry = async (model_num: string, warranty_months?: number) => {
    const { id } = await buildRegistration(services, { model_num, purchase_date: '2026-03-15' })
    const { data } = await admin.registrations.decide({
      body: { stock_id: id, status: 'Discount', ...(warranty_months && { warranty_months }) },
    })
    return data.warranty_expiry
  }
  expect(await expiry('known', 6)).toBe('2026-09-15')
  expect(await expiry('known')).toBe('2028-03-15')
  expect(await expiry('unknown')).toBe('2027-03-15')
})

test('approving again changes nothing', async () => {
  const { as, build, services, smsTo } = await testApp()
  await buildSoldProduct(services)
  const { id, customer } = await buildRegistration(services, { status: 'Approved' })
  await smsTo(customer.contact)
  const again = await as(await build.admin()).registrations.decide({
    body: { stock_id: id, status: 'Approved', warranty_months: 99 },
  })
  expect(again).toMatchObject({
    message: 'This registration is already approved',
    data: { warranty_expiry: '2027-01-31' },
  })
  expect(await pointsOf(services.db, customer.id)).toBe(100)
  const queued = async () => (await services.jobs.queueDepth()).filter(({ name }) => name === 'sms.send')
  // The first message may be written while its job still ends.
  await expect.poll(queued).toEqual([])
  expect(await smsTo(customer.contact)).toHaveLength(1)
})

test('from approved to discount is a correction without another award', async () => {
  const { as, build, services } = await testApp({ work: false })
  await buildSoldProduct(services)
  const { id, customer } = await buildRegistration(services, { status: 'Approved' })
  const { data } = await as(await build.admin()).registrations.decide({ body: { stock_id: id, status: 'Discount' } })
  expect(data).toMatchObject({ status: 'Discount', warranty_expiry: '2027-01-31' })
  expect(await pointsOf(services.db, customer.id)).toBe(100)
})

test('the percentage of a discount is kept beside the flag, corrected alone, and changes neither warranty nor points', async () => {
  const { as, build, services } = await testApp({ work: false })
  await buildSoldProduct(services)
  const { id, customer } = await buildRegistration(services)
  const { registrations, history } = as(await build.admin())
  const decide = (body: object) => registrations.decide({ body: { stock_id: id, status: 'Discount', ...body } })
  expect((await decide({})).data).toMatchObject({ status: 'Discount', discount_percent: null })
  const points = await pointsOf(services.db, customer.id)
  expect((await decide({ discount_percent: '15' })).data).toMatchObject({
    status: 'Discount',
    discount_percent: 15,
    warranty_expiry: '2027-01-31',
  })
  expect(await pointsOf(services.db, customer.id)).toBe(points)
  // An older client says nothing of it.
  expect((await decide({})).message).toBe('This registration is already approved with discount')
  expect((await registrations.get({ params: { id } })).data.discount_percent).toBe(15)
  expect((await as(customer).registrations.listMine()).data).toMatchObject([{ discount_percent: 15 }])
  expect((await decide({ discount_percent: 0 })).data.discount_percent).toBeNull()
  await expect(decide({ discount_percent: 100 })).rejects.toMatchObject({
    body: { errors: { discount_percent: 'Percent of discount, 0 to 99' } },
  })
  const { data } = await history.list({ params: { subject: 'registration', id }, query: {} })
  expect(data.map(({ sentence }) => sentence).join()).toContain('changed discount in percent from nothing to 15')
})

test('a rejection needs a reason, and the customer hears it', async () => {
  const { as, build, services, smsTo } = await testApp()
  const { id, customer } = await buildRegistration(services, { serial_number: 'SN-7' })
  const admin = as(await build.admin())
  for (const reason of [undefined, '  '])
    await expect(
      admin.registrations.decide({ body: { stock_id: id, status: 'Rejected', ...(reason && { reason }) } }),
    ).rejects.toMatchObject({ status: 422, body: { errors: { reason: 'Please give a reason' } } })
  await admin.registrations.decide({ body: { stock_id: id, status: 'Rejected', reason: 'The bill is blurred.' } })
  expect(await smsTo(customer.contact)).toEqual([
    'Baltra: the registration of SN-7 was not accepted. The bill is blurred.',
  ])
  const mine = await as(customer).registrations.listMine()
  expect(mine.data[0]).toMatchObject({ status: 'Rejected', reason: 'The bill is blurred.', is_verified: false })
})

test('a decision without a status asks for one', async () => {
  const { app, build, services } = await testApp({ work: false })
  const { id } = await buildRegistration(services)
  const { token } = await build.admin()
  for (const status of [undefined, '', 'Pending', 'Verified']) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/stocks/approvemyproduct',
      headers: { authorization: `Bearer ${token}` },
      payload: { stock_id: id, status },
    })
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([422, 'Please select a status!'])
  }
})

test('a registration that is not there cannot be decided', async () => {
  const { as, build } = await testApp({ work: false })
  const body = { stock_id: 99, status: 'Approved' as const }
  await expect(as(await build.admin()).registrations.decide({ body })).rejects.toMatchObject({ status: 404 })
})

test('rejecting an approved registration revokes warranty and points, never more than there are', async () => {
  const { as, build, services } = await testApp({ work: false })
  await buildSoldProduct(services)
  const { id, customer } = await buildRegistration(services, { status: 'Approved' })
  await services.db
    .transaction()
    .execute((tx) => spendPoints(tx, customer.id, { points: 40, reason: 'Extension', at: services.clock.now() }))
  const admin = as(await build.admin())
  const { data } = await admin.registrations.decide({
    body: { stock_id: id, status: 'Rejected', reason: 'Forged bill' },
  })
  expect(data).toMatchObject({ status: 'Rejected', warranty_expiry: '' })
  expect(await pointsOf(services.db, customer.id)).toBe(0)
  const ledger = await services.db
    .selectFrom('point_entry')
    .select(['kind', 'points', 'reason'])
    .orderBy('id')
    .execute()
  expect(ledger).toEqual([
    { kind: 'earned', points: 100, reason: 'Mixer Grinder registered' },
    { kind: 'spent', points: -40, reason: 'Extension' },
    {
      kind: 'revoked',
      points: -60,
      reason: 'Registration of Mixer Grinder revoked (40 of 100 points were already used)',
    },
  ])

  await admin.registrations.decide({ body: { stock_id: id, status: 'Approved' } })
  expect(await pointsOf(services.db, customer.id)).toBe(60)
})

test('an approval stays while a complaint about it is open', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id, registration } = await buildComplaint(services)
  const admin = as(await build.admin())
  const reject = () =>
    admin.registrations.decide({ body: { stock_id: registration, status: 'Rejected', reason: 'Forged bill' } })
  await expect(reject()).rejects.toMatchObject({
    status: 409,
    body: { message: `Complaint ${id} about this product is still open; close it first` },
  })
  await services.db.updateTable('complaint').set({ status: 'Completed' }).execute()
  await expect(reject()).resolves.toBeDefined()
})

test('a rejected registration can be approved while its serial number is free', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = as(await build.admin())
  const first = await buildRegistration(services, { serial_number: 'SN-1', status: 'Rejected' })
  const second = await buildRegistration(services, { serial_number: 'sn-1' })
  const approve = () => admin.registrations.decide({ body: { stock_id: first.id, status: 'Approved' } })
  await expect(approve()).rejects.toMatchObject({
    status: 409,
    body: { message: 'This serial number has been registered again in the meantime' },
  })
  await as(second.customer).registrations.deleteMine({ params: { id: second.id } })
  expect((await approve()).data).toMatchObject({ status: 'Approved', reason: '' })
})

test('repeating the same person’s decision is no conflict, and a decision on the current state passes', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id } = await buildRegistration(services)
  const admin = as(await build.admin())
  const decide = (status: 'Approved' | 'Discount', seen: 'Pending' | 'Approved') =>
    admin.registrations.decide({ body: { stock_id: id, status, seen } })
  await decide('Approved', 'Pending')
  expect((await decide('Approved', 'Pending')).message).toBe('This registration is already approved')
  expect((await decide('Discount', 'Approved')).data.status).toBe('Discount')
})
