import { expect, test } from 'vitest'
import { buildRegistration } from '../../test/factories/registration.ts'
import { testApp } from '../../test/test-app.ts'
import { toldTo } from './testing/told-to.ts'

test('when twenty people decide at once, one tells the customer', async () => {
  const world = await testApp()
  const { id, customer } = await buildRegistration(world.services)
  const { decide } = world.as(await world.build.admin()).registrations
  await Promise.all(Array.from({ length: 20 }, () => decide({ body: { stock_id: id, status: 'Approved' } })))
  expect(await toldTo(world, customer)).toEqual([
    ['Registration approved', `/baltra-user-registered-ProductPage/${id}`],
  ])
})
