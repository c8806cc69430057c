import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultVoice } from '../../test/default-voice.ts'
import { buildExtendable, expiryOf } from '../../test/factories/extension.ts'
import { buildRegistration } from '../../test/factories/registration.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { today } from '../platform/core/clock.ts'
import { monthsLater } from '../registrations/warranty.ts'
import { cancelledMessage, redeemedMessage, requestedMessage, settledMessage } from './extension.messages.ts'
import { newReference } from './reference.ts'

test('points extend a warranty by the package’s terms, whatever the body says', async () => {
  const { as, build, services, smsTo } = await testApp()
  const { id, customer, long } = await buildExtendable(services, build, { points: 400 })
  const { extensions } = as(customer)
  const before = await extensions.plan({ params: { id } })
  expect(before.data).toEqual({ reward_points: 500, extension: null, refusal: '' })
  expect((await extensions.points({ params: { id } })).data).toEqual({ reward_points: 500 })
  const { message, data } = await extensions.redeem({
    body: { stock_id: id, package_id: long.id, price: 1, duration: 600 },
  })
  const start = monthsLater(today(services.clock), 12)
  expect(message).toBe('Your warranty is extended')
  expect(data).toMatchObject({
    stock_id: id,
    state: 'active',
    paid_with: 'points',
    tier_type: 'Gold',
    months: 12,
    price: 450,
    previous_expiry: start,
    extended_expiry: monthsLater(start, 12),
  })
  expect(await expiryOf(services, id)).toBe(monthsLater(start, 12))
  const after = await extensions.plan({ params: { id } })
  expect(after.data).toEqual({
    reward_points: 50,
    extension: data,
    refusal: 'The warranty of this product is already extended',
  })
  const texts = await smsTo(customer.contact, 2)
  expect(texts.find((text) => text.includes('450 points'))).toContain('now runs until')
  const audit = await services.db
    .selectFrom('audit')
    .select(['action', 'actor_id'])
    .where('subject', '=', 'warranty_extension')
    .execute()
  expect(audit).toEqual([{ action: 'extension.redeem', actor_id: customer.id }])
})

test('without a package the cheapest is used', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id, customer } = await buildExtendable(services, build, { points: 400 })
  const { data } = await as(customer).extensions.redeem({ body: { stock_id: id } })
  expect([data.months, data.price]).toEqual([6, 300])
})

test('one point must remain', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id, customer } = await buildExtendable(services, build, { points: 200 })
  const { redeem, plan } = as(customer).extensions
  expect(await refusedWith(redeem({ body: { stock_id: id } }))).toBe('409 Not enough points')
  const { data } = await plan({ params: { id } })
  expect([data.reward_points, data.extension]).toEqual([300, null])
})

test('an extension is refused for another customer’s product, one that is not approved or expired, and a package of other products', async () => {
  const { as, build, services, clock } = await testApp({ work: false })
  const { id, customer } = await buildExtendable(services, build, { points: 2000 })
  const other = await build.warrantyPackage({})
  const { redeem, request, plan, points } = as(customer).extensions
  const stranger = as(await build.customer()).extensions
  expect(await refusedWith(stranger.redeem({ body: { stock_id: id } }))).toBe('404 Product not found')
  expect(await refusedWith(stranger.plan({ params: { id } }))).toBe('404 Product not found')
  expect(await refusedWith(stranger.points({ params: { id } }))).toBe('404 Product not found')
  expect(await refusedWith(points({ params: { id: 9_999 } }))).toBe('404 Product not found')
  const foreign = await refusal(redeem({ body: { stock_id: id, package_id: other.id } }))
  expect([foreign?.status, foreign?.body.errors]).toEqual([422, { package_id: 'This package is not for this product' }])

  const pending = await buildRegistration(services, { customer, model_num: 'BMG-1' })
  expect(await refusedWith(redeem({ body: { stock_id: pending.id } }))).toBe(
    '409 This product has no warranty yet: we are still checking its bill',
  )
  const unknown = await buildRegistration(services, {
    customer,
    model_num: 'OTHER',
    status: 'Approved',
    purchase_date: today(clock),
  })
  expect(await refusedWith(request({ body: { stock_id: unknown.id, package_id: other.id } }))).toBe(
    '409 There is no package for this product',
  )
  const old = await buildRegistration(services, {
    customer,
    model_num: 'BMG-1',
    status: 'Approved',
    purchase_date: '2020-01-31',
  })
  expect(await refusedWith(redeem({ body: { stock_id: old.id } }))).toBe(
    '409 The warranty of this product expired on 31 Jan 2021',
  )
  expect((await plan({ params: { id: old.id } })).data.refusal).toContain('expired on 31 Jan 2021')
})

test('a reference is easy to read, and never the same', () => {
  const references = Array.from({ length: 2000 }, () => newReference('EXT'))
  for (const reference of references) expect(reference).toMatch(/^EXT-[2-9A-HJ-NP-RTW-Z]{4}-[2-9A-HJ-NP-RTW-Z]{4}$/)
  expect(new Set(references).size).toBe(references.length)
})

test('every message fits one SMS, whatever names and reasons are', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 500 }), fc.integer({ min: 0, max: 2_147_483_647 }), (long, points) => {
      const product = { model_name: long }
      const expiry = '2028-02-29'
      for (const text of [
        redeemedMessage(product, { points, expiry }),
        requestedMessage(product, { duration: 600, price: points, reference: newReference('EXT') }),
        settledMessage(product, { expiry }),
        cancelledMessage(newReference('EXT'), long, points),
      ])
        expect(text(defaultVoice('en')).sms.length).toBeLessThanOrEqual(160)
    }),
  )
})

test('warranties that points can extend come first; the others say why not', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id, customer, long } = await buildExtendable(services, build, { points: 250 })
  const list = async () => (await as(customer).extensions.redeemable()).data
  // 100 of the product and a gift of 250: 350 for the package of 300.
  expect(await list()).toMatchObject([{ id, price: 300, missing: 0, refusal: '' }])
  const second = await buildExtendable(services, build, { customer })
  await as(customer).extensions.request({ body: { stock_id: second.id, package_id: long.id } })
  const rows = await list()
  expect(rows.map((row) => row.id)).toEqual([id, second.id])
  expect(rows[1]?.refusal).toMatch(/^There is already a request for this product/)
  await buildRegistration(services, { customer })
  expect(await list()).toHaveLength(2)

  const other = await buildExtendable(services, build)
  expect((await as(other.customer).extensions.redeemable()).data).toMatchObject([{ id: other.id, missing: 201 }])
})
