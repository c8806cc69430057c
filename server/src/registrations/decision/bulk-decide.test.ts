import { expect, test } from 'vitest'
import { buildRegistration, buildSoldProduct } from '../../../test/factories/registration.ts'
import { refusedWith } from '../../../test/refusal.ts'
import { testApp } from '../../../test/test-app.ts'
import { pointsOf } from '../../points/point.queries.ts'

test('those that wait are approved with their points; a decided one and one that is gone are named', async () => {
  const { as, build, services } = await testApp()
  await buildSoldProduct(services, { reward_points: 100 })
  const waiting = await buildRegistration(services)
  const rejected = await buildRegistration(services, { serial_number: 'BULK-2' })
  const admin = as(await build.admin())
  const reason = 'The bill is blurred'
  await admin.registrations.decide({ body: { stock_id: rejected.id, status: 'Rejected', reason } })
  const body = { ids: [waiting.id, rejected.id, 99_999], status: 'Approved' as const }
  const answer = await admin.registrations.bulkDecide({ body })
  expect(answer).toMatchObject({ message: '1 done, 2 skipped', done: 1 })
  expect(answer.skipped).toEqual([
    { id: rejected.id, reason: expect.stringContaining('has rejected this registration in the meantime') },
    { id: 99_999, reason: 'Registration not found' },
  ])
  expect(await pointsOf(services.db, waiting.customer.id)).toBe(100)
  expect(await admin.registrations.bulkDecide({ body: { ...body, ids: [waiting.id] } })).toMatchObject({
    done: 0,
    skipped: [{ id: waiting.id, reason: 'This registration is already approved' }],
  })
  expect(await pointsOf(services.db, waiting.customer.id)).toBe(100)
})

test('a rejection gives all one reason, and none without', async () => {
  const { as, build, services } = await testApp()
  const one = await buildRegistration(services)
  const two = await buildRegistration(services, { serial_number: 'BULK-2' })
  const admin = as(await build.admin())
  const body = { ids: [one.id, two.id], status: 'Rejected' as const }
  expect(await refusedWith(admin.registrations.bulkDecide({ body }))).toBe('422 Please give a reason')
  const reason = 'The bill is blurred'
  expect((await admin.registrations.bulkDecide({ body: { ...body, reason } })).done).toBe(2)
  const rows = (await admin.registrations.list({ query: { status: 'Rejected' } })).data
  expect(rows.map((row) => row.reason)).toEqual([reason, reason])
})
