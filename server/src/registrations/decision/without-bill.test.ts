import { expect, test } from 'vitest'
import { buildRegistration } from '../../../test/factories/registration.ts'
import { photo } from '../../../test/factories/sample-files.ts'
import { refusal, refusedWith } from '../../../test/refusal.ts'
import { testApp } from '../../../test/test-app.ts'
import { atTheDesk, FAN, FAULT } from '../../complaints/testing/file-for-caller-world.ts'

/** A registration that a phone complaint brought, and two with papers, of which the older came before it. */
async function withPhone() {
  const world = await atTheDesk(await testApp())
  const { desk, asha, services, as, build } = world
  const older = await buildRegistration(services)
  const { data: complaint } = await desk.complaints.fileForCaller({ body: { customer_id: asha.id, ...FAN, ...FAULT } })
  const newer = await buildRegistration(services)
  const admin = as(await build.admin())
  const idsOf = async (query: object) => (await admin.registrations.list({ query })).data.map(({ id }) => id)
  return { ...world, older, newer, complaint, byPhone: complaint.stock_id, admin, idsOf }
}

test('one that a phone complaint brought says so and stays out of the queue, which is oldest first', async () => {
  const { older, newer, byPhone, complaint, admin, idsOf } = await withPhone()
  expect(await idsOf({ waiting: 'queue' })).toEqual([older.id, newer.id])
  expect(await idsOf({ waiting: 'phone' })).toEqual([byPhone])
  expect(await idsOf({ status: 'Pending' })).toEqual([older.id, byPhone, newer.id])
  expect(await idsOf({})).toEqual([newer.id, byPhone, older.id])
  const get = async (id: number) => (await admin.registrations.get({ params: { id } })).data
  expect(await get(older.id)).toMatchObject({ next_waiting: newer.id, has_bill: true, phone_complaint: null })
  expect(await get(byPhone)).toMatchObject({ next_waiting: null, has_bill: false, phone_complaint: complaint.id })
  expect((await admin.dashboard.attention()).data.registrations_waiting).toMatchObject({ total: 2 })
})

test('an approval without a bill needs a reason, which the history keeps and the customer does not read', async () => {
  const { byPhone, admin, as, asha } = await withPhone()
  const approve = (reason?: string) =>
    admin.registrations.decide({ body: { stock_id: byPhone, status: 'Approved', ...(reason && { reason }) } })
  expect(await refusal(approve())).toMatchObject({
    status: 422,
    body: { errors: { reason: 'There is no bill. Give a reason to approve without one' } },
  })
  const bulk = await admin.registrations.bulkDecide({ body: { ids: [byPhone], status: 'Approved' } })
  expect(bulk).toMatchObject({ done: 0, skipped: [{ id: byPhone }] })
  expect((await approve('Sold by our own shop')).data).toMatchObject({ status: 'Approved', reason: '' })
  expect((await as(asha).registrations.listMine()).data).toMatchObject([{ status: 'Approved', reason: '' }])
  const { data: history } = await admin.history.list({ params: { subject: 'registration', id: byPhone } })
  expect(JSON.stringify(history)).toContain('without a bill: “Sold by our own shop”')
})

test('the documents’ own approval, of a registration with a bill, needs none', async () => {
  const { older, admin } = await withPhone()
  const { data } = await admin.registrations.decide({ body: { stock_id: older.id, status: 'Approved' } })
  expect(data.status).toBe('Approved')
})

test('the bill that comes later puts it into the queue, once', async () => {
  const { older, newer, byPhone, desk, admin, idsOf } = await withPhone()
  const add = async () =>
    desk.registrations.addBill({ params: { id: byPhone }, body: { bill_image_one: await photo() } })
  expect((await add()).data).toMatchObject({ has_bill: true, phone_complaint: null })
  expect(await refusedWith(add())).toBe('409 This registration already has a bill')
  expect(await idsOf({ waiting: 'queue' })).toEqual([older.id, byPhone, newer.id])
  expect(await idsOf({ waiting: 'phone' })).toEqual([])
  const { data } = await admin.registrations.decide({ body: { stock_id: byPhone, status: 'Approved' } })
  expect(data.status).toBe('Approved')
})
