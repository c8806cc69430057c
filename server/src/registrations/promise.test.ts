import { expect, test } from 'vitest'
import { buildExtendable } from '../../test/factories/extension.ts'
import { buildRegistration, buildSoldProduct } from '../../test/factories/registration.ts'
import { testApp } from '../../test/test-app.ts'
import { pointsOf } from '../points/point.queries.ts'

async function changedCatalogue() {
  const app = await testApp({ work: false })
  const { as, build, services } = app
  const product = await buildSoldProduct(services, { reward_points: 150, warranty_months: 24 })
  const registration = await buildRegistration(services, { purchase_date: '2026-01-31' })
  await services.db
    .updateTable('product')
    .set({ warranty_months: 6, reward_points: 1 })
    .where('id', '=', product)
    .execute()
  return { ...registration, product, services, admin: as(await build.admin()), asha: as(registration.customer) }
}

const PROMISED = { warranty_months: 24, warranty_expiry: '2028-01-31', points: 150 }
const NOW = { warranty_months: 6, warranty_expiry: '2026-07-31', points: 1 }

test('an approval keeps what was promised at registration; what the catalogue says since is shown beside it', async () => {
  const { admin, asha, services, id, customer } = await changedCatalogue()
  const { data } = await admin.registrations.get({ params: { id } })
  expect(data).toMatchObject({ on_approval: PROMISED, on_approval_now: NOW, temp_reward: 150, warranty_months: 24 })
  expect((await asha.registrations.getMine({ params: { id } })).data.temp_reward).toBe(150)
  const decided = await admin.registrations.decide({ body: { stock_id: id, status: 'Approved' } })
  expect(decided.data.warranty_expiry).toBe(PROMISED.warranty_expiry)
  expect(await pointsOf(services.db, customer.id)).toBe(PROMISED.points)
  expect((await admin.registrations.get({ params: { id } })).data.on_approval_now).toBeNull()
})

test('staff may choose what the catalogue says now', async () => {
  const { admin, services, id, customer } = await changedCatalogue()
  const query = { terms: 'current' } as const
  expect((await admin.registrations.approvalTerms({ params: { id }, query })).data).toEqual(NOW)
  const decided = await admin.registrations.decide({ body: { stock_id: id, status: 'Approved', terms: 'current' } })
  expect(decided.data.warranty_expiry).toBe(NOW.warranty_expiry)
  expect(await pointsOf(services.db, customer.id)).toBe(NOW.points)
})

test('promise and packages outlast the product, and where the catalogue knows no model nothing was promised', async () => {
  const { admin, services, id, customer, product } = await changedCatalogue()
  await services.db.deleteFrom('product').where('id', '=', product).execute()
  const unknown = await buildRegistration(services, { purchase_date: '2026-01-31' })
  await buildSoldProduct(services, { reward_points: 7, warranty_months: 36 })
  await admin.registrations.decide({ body: { stock_id: id, status: 'Approved' } })
  expect(await pointsOf(services.db, customer.id)).toBe(PROMISED.points)
  const later = (await admin.registrations.get({ params: { id: unknown.id } })).data
  expect([later.on_approval.warranty_months, later.on_approval.points, later.on_approval_now]).toEqual([36, 7, null])
})

test('a living warranty is lengthened although its product is gone from the catalogue', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id, customer, product, short } = await buildExtendable(services, build, { points: 900 })
  await services.db.deleteFrom('product').where('id', '=', product.id).execute()
  const asha = as(customer)
  const { packages } = (await asha.warrantyPackages.offers({ params: { id } })).data
  expect(packages.map(({ duration }) => duration)).toEqual([6, 12])
  expect((await asha.extensions.redeemable()).data).toMatchObject([{ id, refusal: '' }])
  await asha.extensions.redeem({ body: { stock_id: id, package_id: short.id } })
})
