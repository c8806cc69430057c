import { expect } from 'vitest'
import { buildDispute, buildRegistration, buildSoldProduct } from '../../../../test/factories/registration.ts'
import { testApp } from '../../../../test/test-app.ts'

export const conflict = (words: string) => ({ status: 409, body: { message: expect.stringContaining(words) } })
export const REASON = 'The bill of the other customer is newer'

/** An approved product, and somebody else's dispute about it. */
export async function disputed() {
  const world = await testApp()
  await buildSoldProduct(world.services, { reward_points: 100, warranty_months: 24 })
  const holder = await buildRegistration(world.services, { status: 'Approved', serial_number: 'SN 4711' })
  const dispute = await buildDispute(world.services, { serial_number: 'sn-४७११' })
  const admin = world.as(await world.build.admin())
  const transfer = (id = dispute.id, held_by = holder.id) =>
    admin.registrations.transfer({ params: { id }, body: { held_by, reason: REASON } })
  return { ...world, admin, holder, dispute, transfer }
}
