import { expect, test } from 'vitest'
import { buildExtendable, expiryOf } from '../../test/factories/extension.ts'
import { buildRegistration } from '../../test/factories/registration.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { today } from '../platform/core/clock.ts'
import { monthsLater } from '../registrations/warranty.ts'

test('when fifty people redeem at once, one wins, and pays once', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id, customer } = await buildExtendable(services, build, { points: 2000 })
  const { redeem, plan } = as(customer).extensions
  const refused = await Promise.all(Array.from({ length: 50 }, () => refusal(redeem({ body: { stock_id: id } }))))
  expect(refused.filter((one) => one === undefined)).toHaveLength(1)
  expect(refused.filter((one) => one?.status === 409 && one.body.code === 'extended')).toHaveLength(49)
  const { data } = await plan({ params: { id } })
  expect(data.reward_points).toBe(1800)
  expect(await expiryOf(services, id)).toBe(monthsLater(today(services.clock), 18))
})

test('a customer with two products and points for one extension gets one', async () => {
  const { as, build, services } = await testApp({ work: false })
  const first = await buildExtendable(services, build, { points: 200 })
  const second = await buildRegistration(services, {
    customer: first.customer,
    model_num: 'BMG-1',
    status: 'Approved',
    purchase_date: today(services.clock),
  })
  const { redeem, plan } = as(first.customer).extensions
  const both = await Promise.all([first.id, second.id].map((stock_id) => refusedWith(redeem({ body: { stock_id } }))))
  expect(both.filter((refused) => refused === undefined)).toHaveLength(1)
  expect(both).toContain('409 Not enough points')
  expect((await plan({ params: { id: first.id } })).data.reward_points).toBe(100)
})
