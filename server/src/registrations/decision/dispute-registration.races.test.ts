import { expect, test } from 'vitest'
import { buildRegistration, registrationForm } from '../../../test/factories/registration.ts'
import { testApp } from '../../../test/test-app.ts'
import { conflict, REASON, disputed } from './testing/dispute-world.ts'

test('one dispute of a person to a serial number is open, however often it is sent', async () => {
  const { as, build, services, clock } = await testApp()
  const holder = await buildRegistration(services, { status: 'Approved' })
  const asha = as(await build.customer())
  const bodies = await Promise.all(
    Array.from({ length: 4 }, () => registrationForm({ serial_number: holder.serial_number })),
  )
  const answers = await Promise.all(bodies.map((body) => asha.registrations.dispute({ body })))
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  clock.pass({ minutes: 11 })
  await expect(
    asha.registrations.dispute({ body: await registrationForm({ serial_number: holder.serial_number }) }),
  ).rejects.toMatchObject(conflict('claimed this product already'))
})

test('of decisions at the same time one wins, and the others hear who was first', async () => {
  const { admin, holder, dispute, transfer, services } = await disputed()
  const keep = () =>
    admin.registrations.decide({ body: { stock_id: dispute.id, status: 'Rejected', reason: REASON, seen: 'Pending' } })
  const made = await Promise.allSettled([transfer(), keep(), transfer()])
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const living = await services.db
    .selectFrom('registration')
    .where('status', '<>', 'Rejected')
    .select(['id', 'is_duplicate'])
    .execute()
  expect(living).toHaveLength(1)
  expect(living[0]!.is_duplicate).toBe(false)
  expect([holder.id, dispute.id]).toContain(living[0]!.id)
  await expect(transfer()).rejects.toMatchObject({ status: 409 })
})
