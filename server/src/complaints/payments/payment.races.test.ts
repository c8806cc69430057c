import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { refusedWith } from '../../../test/refusal.ts'
import { owing } from './testing/owing-world.ts'

test('of two who pay the rest at once one does, and no more is received than is due', async () => {
  const { take, account } = await owing()
  const told = await Promise.all([take(1000), take(1000)].map(refusedWith))
  expect(told.filter((one) => one === undefined)).toHaveLength(1)
  expect(await account()).toMatchObject({ received: 1300, rest: 0 })
})

test('receipts of many complaints at once are numbered without a gap, also where some are refused', async () => {
  const { desk, services, build } = await owing()
  const customer = await build.customer()
  const visit = { outcome: 'part_needed' as const, visited_on: '2026-01-31', note: 'Looked at it', labour: 500 }
  const owed = []
  for (let made = 0; made < 10; made += 1) {
    const { id } = await buildComplaint(services, { customer })
    await desk.visitReports.add({ params: { id }, body: visit })
    owed.push(id)
  }
  await Promise.allSettled(
    owed.flatMap((id) => [300, 300].map((amount) => desk.payments.take({ params: { id }, body: { amount } }))),
  )
  const rows = await services.db.selectFrom('repair_payment').select('number').orderBy('number').execute()
  expect(rows.map(({ number }) => number)).toEqual(
    Array.from({ length: 11 }, (_, place) => `2083/84-${String(place + 1).padStart(6, '0')}`),
  )
})
