import { expect, test } from 'vitest'
import { buildExtendable, expiryOf } from '../../test/factories/extension.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { today } from '../platform/core/clock.ts'
import { monthsLater } from '../registrations/warranty.ts'

test('a request waits for the shop; its receipt makes the warranty longer, and the customer hears of both', async () => {
  const { as, build, services, smsTo } = await testApp()
  const { id, customer, long } = await buildExtendable(services, build)
  const { request, plan } = as(customer).extensions
  const asked = await request({ body: { stock_id: id, package_id: long.id } })
  const { reference } = asked.data
  expect(asked.message).toBe(`Pay at a shop under the reference ${reference}`)
  expect(asked.data).toMatchObject({ state: 'awaiting_payment', paid_with: 'money', price: 450, receipt: '' })
  expect((await smsTo(customer.contact, 2)).some((text) => text.includes(reference))).toBe(true)
  const start = monthsLater(today(services.clock), 12)
  expect(await expiryOf(services, id)).toBe(start)

  const admin = await build.admin()
  const { settle } = as(admin).extensions
  const params = { id: asked.data.id }
  expect((await refusal(settle({ params, body: { receipt: ' ' } })))?.body.errors).toEqual({
    receipt: 'Receipt number is required',
  })
  const { data } = await settle({ params, body: { receipt: ' R-2044 ' } })
  expect(data).toMatchObject({ state: 'active', receipt: 'R-2044', extended_expiry: monthsLater(start, 12) })
  expect(await expiryOf(services, id)).toBe(monthsLater(start, 12))
  expect((await plan({ params: { id } })).data.extension).toMatchObject({ state: 'active', receipt: 'R-2044' })
  expect((await smsTo(customer.contact, 3)).some((text) => text.includes('thank you for your payment'))).toBe(true)
  expect(await refusedWith(settle({ params, body: { receipt: 'R-1' } }))).toBe(
    '409 This extension is already paid, with receipt R-2044',
  )
  const audit = await services.db
    .selectFrom('audit')
    .where('action', '=', 'extension.settle')
    .select(['actor_id', 'after'])
    .execute()
  expect(audit).toMatchObject([{ actor_id: admin.id, after: { receipt: 'R-2044' } }])
})

test('a customer withdraws an unpaid request, and may ask again', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id, customer, long, short } = await buildExtendable(services, build, { points: 400 })
  const { request, redeem, cancelMine } = as(customer).extensions
  const asked = await request({ body: { stock_id: id, package_id: long.id } })
  const params = { id: asked.data.id }
  expect(await refusedWith(redeem({ body: { stock_id: id } }))).toBe(
    `409 There is already a request for this product, ${asked.data.reference}`,
  )
  expect(await refusedWith(as(await build.customer()).extensions.cancelMine({ params }))).toBe(
    '404 Extension not found',
  )
  expect((await cancelMine({ params })).data.state).toBe('cancelled')
  expect(await refusedWith(cancelMine({ params }))).toBe('409 This extension is already cancelled')
  const paid = await redeem({ body: { stock_id: id, package_id: short.id } })
  expect(await refusedWith(cancelMine({ params: { id: paid.data.id } }))).toBe(
    '409 This extension is already paid, with points',
  )
})

test('staff cancel with a reason: the old last day holds again and the points are back', async () => {
  const { as, build, services, smsTo } = await testApp()
  const { id, customer } = await buildExtendable(services, build, { points: 400 })
  const { data } = await as(customer).extensions.redeem({ body: { stock_id: id } })
  const { cancel } = as(await build.admin()).extensions
  const params = { id: data.id }
  expect((await refusal(cancel({ params, body: { reason: '' } })))?.body.errors).toEqual({
    reason: 'Please give a reason',
  })
  await cancel({ params, body: { reason: 'Wrong product' } })
  expect(await expiryOf(services, id)).toBe(monthsLater(today(services.clock), 12))
  const { data: entries, standing } = await as(customer).extensions.myPoints()
  expect(standing.balance).toBe(500)
  expect(entries.slice(0, 2).map(({ kind, points }) => [kind, points])).toEqual([
    ['refunded', 300],
    ['spent', -300],
  ])
  expect(
    (await smsTo(customer.contact, 3)).some((text) => text.includes('You have your 300 points back. Wrong product')),
  ).toBe(true)
})

test('a receipt is recorded until some days after the warranty ended', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id, customer, long } = await buildExtendable(services, build)
  const { data } = await as(customer).extensions.request({ body: { stock_id: id, package_id: long.id } })
  const { settle, cancel } = as(await build.admin()).extensions
  const params = { id: data.id }
  const ended = (day: string) =>
    services.db.updateTable('registration').set({ warranty_expiry: day }).where('id', '=', id).execute()
  await ended('2026-01-31')
  expect(await refusedWith(settle({ params, body: { receipt: 'R-1' } }))).toBe(
    '409 The warranty expired on 31 Jan 2026; the request can only be cancelled',
  )
  await cancel({ params, body: { reason: 'Too late' } })
})

test('staff find extensions by state, by how they were paid, and by reference, serial number or contact', async () => {
  const { as, build, services } = await testApp({ work: false })
  const paid = await buildExtendable(services, build, { points: 400 })
  const asha = as(paid.customer).extensions
  const { data: points } = await asha.redeem({ body: { stock_id: paid.id } })
  const bimal = await buildExtendableAgain()
  const { data: money } = await as(bimal.customer).extensions.request({
    body: { stock_id: bimal.id, package_id: paid.long.id },
  })
  const { list, export: save } = as(await build.admin()).extensions
  const found = async (query: Parameters<typeof list>[0]) => (await list(query)).data.map(({ id }) => id)
  expect(await found({ query: {} })).toEqual([money.id, points.id])
  expect(await found({ query: { state: 'awaiting_payment' } })).toEqual([money.id])
  expect(await found({ query: { paid_with: 'points' } })).toEqual([points.id])
  expect(await found({ query: { search: money.reference.toLowerCase() } })).toEqual([money.id])
  expect(await found({ query: { search: paid.serial_number.slice(0, 8).toLowerCase() } })).toEqual([points.id])
  expect(await found({ query: { search: `+977 ${bimal.customer.contact}` } })).toEqual([money.id])
  const file = await save({ query: { format: 'csv', paid_with: 'points' } })
  const lines = (await file.text()).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`${points.reference},active,Asha Gurung`)

  async function buildExtendableAgain() {
    const { buildRegistration } = await import('../../test/factories/registration.ts')
    return buildRegistration(services, { model_num: 'BMG-1', status: 'Approved', purchase_date: today(services.clock) })
  }
})
