import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { buildDispute, buildRegistration, registrationForm } from '../../../test/factories/registration.ts'
import { testApp } from '../../../test/test-app.ts'
import { pointsOf } from '../../points/point.queries.ts'
import { spendPoints } from '../../points/spend-points.ts'
import { conflict, REASON, disputed } from './testing/dispute-world.ts'

test('a customer claims a serial number that is registered, and is not told to whom', async () => {
  const { as, build, services } = await testApp()
  const holder = await buildRegistration(services, { status: 'Approved' })
  const asha = await build.customer()
  const body = await registrationForm({ serial_number: holder.serial_number })
  await expect(as(asha).registrations.register({ body })).rejects.toMatchObject(conflict('already registered'))
  const answer = await as(asha).registrations.dispute({ body })
  expect(answer).toMatchObject({ data: { status: 'Pending', is_disputed: true } })
  const { data } = await as(asha).registrations.checkSerial({ query: { serial_number: holder.serial_number } })
  expect(data).toEqual({ unit: null, registered: 'other', disputed: true })
  const owner = await services.db
    .selectFrom('account')
    .where('id', '=', holder.customer.id)
    .select(['firstname', 'lastname', 'contact'])
    .executeTakeFirstOrThrow()
  for (const told of [owner.contact, `"customer_id":${holder.customer.id}`])
    expect(JSON.stringify([answer, data])).not.toContain(told)
})

test('claims of a customer in a day are limited', async () => {
  const { as, build, services } = await testApp({ env: { RATE_LIMIT_SCALE: '0.4' } })
  const asha = as(await build.customer())
  const dispute = async () => {
    const { serial_number } = await buildRegistration(services)
    return asha.registrations.dispute({ body: await registrationForm({ serial_number }) })
  }
  for (let made = 0; made < 2; made++) await dispute()
  await expect(dispute()).rejects.toMatchObject({ status: 429 })
})

test('one’s own product is not claimed, and a number that is free is registered as usual', async () => {
  const { as, build, services } = await testApp()
  const asha = await build.customer()
  const { serial_number } = await buildRegistration(services, { customer: asha })
  await expect(
    as(asha).registrations.dispute({ body: await registrationForm({ serial_number }) }),
  ).rejects.toMatchObject({ status: 409 })
  const { data } = await as(asha).registrations.dispute({ body: await registrationForm({ serial_number: 'FREE-1' }) })
  expect(data.is_disputed).toBe(false)
})

test('staff find claims in the queue, counted, with the papers of both and what a transfer takes', async () => {
  const { admin, holder, dispute } = await disputed()
  expect((await admin.dashboard.attention()).data.registrations_disputed).toMatchObject({ total: 1 })
  const { data } = await admin.registrations.list({ query: { disputed: true } })
  expect(data.map(({ id, is_disputed }) => [id, is_disputed])).toEqual([[dispute.id, true]])
  const detail = (await admin.registrations.get({ params: { id: dispute.id } })).data
  expect(detail).toMatchObject({
    on_approval: { points: 100, warranty_expiry: '2028-01-31' },
    held_by: {
      id: holder.id,
      status: 'Approved',
      customer: { id: holder.customer.id },
      points: 100,
      points_used: 0,
      open_complaint: null,
      extension: '',
    },
  })
  expect(detail.held_by!.bill_image_one).not.toBe('')
  expect(detail.held_by!.bill_image_one).not.toBe(detail.bill_image_one)
  expect((await admin.registrations.get({ params: { id: holder.id } })).data.held_by).toBeNull()
})

test('a transfer ends the old registration with its points, approves the dispute, and tells both', async () => {
  const { services, admin, holder, dispute, transfer, smsTo } = await disputed()
  await services.db
    .transaction()
    .execute((tx) => spendPoints(tx, holder.customer.id, { points: 30, reason: 'Gift', at: services.clock.now() }))
  const { data } = await transfer()
  expect(data).toMatchObject({ id: dispute.id, status: 'Approved', is_disputed: false, warranty_expiry: '2028-01-31' })
  const old = (await admin.registrations.get({ params: { id: holder.id } })).data
  expect(old).toMatchObject({ status: 'Rejected', reason: REASON, warranty_expiry: '' })
  expect(await pointsOf(services.db, holder.customer.id)).toBe(0)
  expect(await pointsOf(services.db, dispute.customer.id)).toBe(100)
  expect((await smsTo(holder.customer.contact, 2)).at(-1)).toContain('now registered to somebody else')
  expect((await smsTo(dispute.customer.contact)).at(-1)).toContain('is registered. Warranty until 31 Jan 2028')
  for (const [id, text] of [
    [holder.id, `transferred the product to registration No. ${dispute.id}: “${REASON}”`],
    [dispute.id, `transferred the product from registration No. ${holder.id}: “${REASON}”`],
  ] as const) {
    const { data: history } = await admin.history.list({ params: { subject: 'registration', id }, query: {} })
    expect(history.map((entry) => entry.sentence)).toContainEqual(expect.stringContaining(text))
  }
})

test('rejecting the dispute leaves the product where it is, and both are told', async () => {
  const { services, admin, holder, dispute, smsTo, as } = await disputed()
  await admin.registrations.decide({
    body: { stock_id: dispute.id, status: 'Rejected', reason: REASON, seen: 'Pending' },
  })
  expect((await admin.registrations.get({ params: { id: holder.id } })).data.status).toBe('Approved')
  expect(await pointsOf(services.db, holder.customer.id)).toBe(100)
  expect((await smsTo(dispute.customer.contact)).at(-1)).toContain(REASON)
  expect((await smsTo(holder.customer.contact, 2)).at(-1)).toContain('it stays yours')
  const { data } = await as(holder.customer).notices.list({ query: {} })
  expect(data[0]).toMatchObject({ title: 'Your product stays yours' })
})

test('customers who read Nepali are told in Nepali', async () => {
  const { services, holder, dispute, transfer, smsTo } = await disputed()
  await services.db.updateTable('account').set({ language: 'ne' }).where('role', '=', 'customer').execute()
  await transfer()
  expect((await smsTo(holder.customer.contact, 2)).at(-1)).toContain('दर्ता छ')
  expect((await smsTo(dispute.customer.contact)).at(-1)).toContain('दर्ता भयो')
})

test('an open complaint is closed before the product is transferred', async () => {
  const { services, admin } = await disputed()
  const complaint = await buildComplaint(services, { serial_number: 'OTHER-1' })
  const dispute = await buildDispute(services, { serial_number: 'OTHER-1' })
  const transfer = () =>
    admin.registrations.transfer({
      params: { id: dispute.id },
      body: { held_by: complaint.registration, reason: REASON },
    })
  expect((await admin.registrations.get({ params: { id: dispute.id } })).data.held_by?.open_complaint).toBe(
    complaint.id,
  )
  await expect(transfer()).rejects.toMatchObject(conflict('close it first'))
  expect((await admin.registrations.get({ params: { id: dispute.id } })).data.is_disputed).toBe(true)
})

test('of several claims the one staff choose gets the number, and the others stay pending', async () => {
  const { services, admin, dispute, holder, transfer } = await disputed()
  const later = await buildDispute(services, { serial_number: 'SN4711' })
  await transfer(later.id)
  expect((await admin.registrations.get({ params: { id: dispute.id } })).data).toMatchObject({
    is_disputed: true,
    held_by: { id: later.id },
  })
  await expect(transfer(dispute.id, holder.id)).rejects.toMatchObject(conflict('Another registration holds'))
})

test('a dispute becomes an ordinary registration when the one that held the number is gone', async () => {
  const { admin, holder, dispute } = await disputed()
  await admin.registrations.delete({ params: { id: holder.id }, body: { reason: 'Registered twice' } })
  const { data } = await admin.registrations.decide({ body: { stock_id: dispute.id, status: 'Approved' } })
  expect(data).toMatchObject({ status: 'Approved', is_disputed: false })
})

test('of two decisions about a claim the first wins, also where a client does not say what it saw', async () => {
  const one = await disputed()
  const leave = { stock_id: one.dispute.id, status: 'Rejected', reason: REASON } as const
  await one.transfer()
  await expect(one.admin.registrations.decide({ body: leave })).rejects.toMatchObject(conflict('in the meantime'))
  // A colleague who saw the approval may still revoke it.
  await one.admin.registrations.decide({ body: { ...leave, seen: 'Approved' } })

  const other = await disputed()
  const body = { ...leave, stock_id: other.dispute.id }
  await other.admin.registrations.decide({ body })
  await expect(other.transfer()).rejects.toMatchObject(conflict('in the meantime'))
})
