import { expect, test } from 'vitest'
import { buildExtendable, expiryOf } from '../../test/factories/extension.ts'
import { refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { today } from '../platform/core/clock.ts'
import { monthsLater } from '../registrations/warranty.ts'

test('revoking an approval ends an extension paid with points, refunds those points and takes back the award', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id, customer } = await buildExtendable(services, build, { points: 400 })
  const { redeem, myPoints, plan } = as(customer).extensions
  const { data } = await redeem({ body: { stock_id: id } })
  const { registrations, extensions } = as(await build.admin())
  await registrations.decide({ body: { stock_id: id, status: 'Rejected', reason: 'Another’s bill' } })
  expect(await expiryOf(services, id)).toBeNull()
  expect((await plan({ params: { id } })).data.extension).toBeNull()
  const { data: entries, standing } = await myPoints()
  expect(standing.balance).toBe(400)
  expect(entries.slice(0, 3).map(({ kind, points }) => [kind, points])).toEqual([
    ['revoked', -100],
    ['refunded', 300],
    ['spent', -300],
  ])
  const listed = await extensions.list()
  expect(listed.data).toMatchObject([{ id: data.id, state: 'cancelled', reason: 'Another’s bill' }])
  await registrations.decide({ body: { stock_id: id, status: 'Approved' } })
  expect(await expiryOf(services, id)).toBe(monthsLater(today(services.clock), 12))
  expect((await redeem({ body: { stock_id: id } })).data.state).toBe('active')
})

test('a paid extension must be settled by people before its approval is revoked or its registration deleted', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id, customer, long } = await buildExtendable(services, build)
  const { data } = await as(customer).extensions.request({ body: { stock_id: id, package_id: long.id } })
  const { registrations, extensions } = as(await build.admin())
  await extensions.settle({ params: { id: data.id }, body: { receipt: 'R-7' } })
  const words = `409 A longer warranty was paid for this product, receipt R-7; cancel ${data.reference} first`
  const reject = { body: { stock_id: id, status: 'Rejected' as const, reason: 'Another’s bill' } }
  expect(await refusedWith(registrations.decide(reject))).toBe(words)
  expect(await refusedWith(registrations.delete({ params: { id } }))).toBe(words)
  await extensions.cancel({ params: { id: data.id }, body: { reason: 'Money given back at the shop' } })
  expect(await expiryOf(services, id)).toBe(monthsLater(today(services.clock), 12))
  await registrations.decide(reject)
})

test('a pending request is cancelled when the approval is revoked', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id, customer, long } = await buildExtendable(services, build)
  await as(customer).extensions.request({ body: { stock_id: id, package_id: long.id } })
  const { registrations, extensions } = as(await build.admin())
  await registrations.decide({ body: { stock_id: id, status: 'Rejected', reason: 'Another’s bill' } })
  expect((await extensions.list()).data.map(({ state }) => state)).toEqual(['cancelled'])
})

test('deleting a registration refunds the points spent on its extension', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id, customer } = await buildExtendable(services, build, { points: 400 })
  await as(customer).extensions.redeem({ body: { stock_id: id } })
  await as(await build.admin()).registrations.delete({ params: { id } })
  const { standing } = await as(customer).extensions.myPoints()
  expect(standing.balance).toBe(400)
  expect(await services.db.selectFrom('warranty_extension').select('id').execute()).toEqual([])
})

test('an account that is deleted takes its extensions with it', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id, customer } = await buildExtendable(services, build, { points: 400 })
  await as(customer).extensions.redeem({ body: { stock_id: id } })
  await services.db.deleteFrom('account').where('id', '=', customer.id).execute()
  expect(await services.db.selectFrom('warranty_extension').select('id').execute()).toEqual([])
})

test('months that staff correct keep the extension', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id, customer } = await buildExtendable(services, build, { points: 400 })
  const { redeem, plan } = as(customer).extensions
  await redeem({ body: { stock_id: id } })
  const { registrations, extensions } = as(await build.admin())
  await registrations.decide({ body: { stock_id: id, status: 'Discount', warranty_months: 24 } })
  expect(await expiryOf(services, id)).toBe(monthsLater(today(services.clock), 30))
  const { data } = await plan({ params: { id } })
  await extensions.cancel({ params: { id: data.extension!.id }, body: { reason: 'Wrong product' } })
  expect(await expiryOf(services, id)).toBe(monthsLater(today(services.clock), 24))
})
