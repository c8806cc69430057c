import { expect, test } from 'vitest'
import { buildRegistration, buildSoldProduct } from '../../../test/factories/registration.ts'
import { refusedWith } from '../../../test/refusal.ts'
import { testApp } from '../../../test/test-app.ts'
import { pointsOf } from '../../points/point.queries.ts'
import { pointsSourceOf } from '../points-source.ts'

test('what is shown before an approval is what it comes to', async () => {
  const { as, build, services } = await testApp({ work: false })
  await buildSoldProduct(services, { reward_points: 100, warranty_months: 13 })
  const admin = as(await build.admin())
  const { id, customer } = await buildRegistration(services, { purchase_date: '2026-01-31' })
  const { on_approval } = (await admin.registrations.get({ params: { id } })).data
  expect(on_approval).toEqual({ warranty_months: 13, warranty_expiry: '2027-02-28', points: 100 })
  const { data } = await admin.registrations.decide({ body: { stock_id: id, status: 'Approved' } })
  expect(data.warranty_expiry).toBe(on_approval.warranty_expiry)
  expect(await pointsOf(services.db, customer.id)).toBe(on_approval.points)
})

test('months that staff choose move the last day, before and after the approval', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = as(await build.admin())
  const { id } = await buildRegistration(services, { purchase_date: '2026-03-15' })
  const terms = async (warranty_months?: number) =>
    (await admin.registrations.approvalTerms({ params: { id }, query: { warranty_months } })).data.warranty_expiry
  expect([await terms(), await terms(6), await terms(0)]).toEqual(['2027-03-15', '2026-09-15', '2026-03-15'])
  await admin.registrations.decide({ body: { stock_id: id, status: 'Approved', warranty_months: 6 } })
  expect([await terms(), await terms(24)]).toEqual(['2026-09-15', '2028-03-15'])
  expect(await refusedWith(terms(601))).toBe('422 Months of warranty, 0 to 600')
})

test('a serial number that brought its points already brings none again', async () => {
  const { as, build, services } = await testApp({ work: false })
  await buildSoldProduct(services, { reward_points: 100 })
  const admin = as(await build.admin())
  const { id, customer } = await buildRegistration(services, { status: 'Approved' })
  const pointsShown = async () => (await admin.registrations.get({ params: { id } })).data.on_approval.points
  expect(await pointsShown()).toBe(100)
  await admin.registrations.decide({ body: { stock_id: id, status: 'Rejected', reason: 'Blurred' } })
  expect(await pointsShown()).toBe(100)
  await admin.registrations.decide({ body: { stock_id: id, status: 'Approved' } })
  expect(await pointsOf(services.db, customer.id)).toBe(100)
  expect(await pointsShown()).toBe(100)
})

test('points that stay spent are not announced twice', async () => {
  const { as, build, services } = await testApp({ work: false })
  await buildSoldProduct(services, { reward_points: 100 })
  const admin = as(await build.admin())
  const { id, customer, serial_number } = await buildRegistration(services)
  await services.db
    .insertInto('point_lot')
    .values({
      customer_id: customer.id,
      points: 40,
      remaining: 40,
      source: 'registration',
      source_key: pointsSourceOf({ customer_id: customer.id, serial_number }).sourceKey,
      earned_at: new Date(),
    })
    .execute()
  expect((await admin.registrations.get({ params: { id } })).data.on_approval.points).toBe(0)
  await admin.registrations.decide({ body: { stock_id: id, status: 'Approved' } })
  expect(await pointsOf(services.db, customer.id)).toBe(40)
})

test('a response names the next pending registration; an unknown registration has no terms', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = as(await build.admin())
  const [first, second] = [await buildRegistration(services), await buildRegistration(services)]
  const decide = async (stock_id: number) =>
    (await admin.registrations.decide({ body: { stock_id, status: 'Approved' } })).data.next_waiting
  expect(await decide(first.id)).toBe(second.id)
  expect(await decide(second.id)).toBeNull()
  const absent = admin.registrations.approvalTerms({ params: { id: 999_999 }, query: {} })
  expect(await refusedWith(absent)).toBe('404 Registration not found')
})
