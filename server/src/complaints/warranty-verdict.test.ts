import { expect, test } from 'vitest'
import { buildComplaint } from '../../test/factories/complaint.ts'
import { testApp } from '../../test/test-app.ts'
import { verdictOf } from './warranty-verdict.ts'

const ROW = {
  registration_status: 'Approved' as const,
  warranty_expiry: '2026-01-31',
  warranty_months: 12,
  promised_parts: [
    { name: 'Compressor', months: 120 },
    { name: 'Lamp', months: 6 },
  ],
  purchased_on: '2025-01-31',
  is_unproven: false,
  extended_months: 0,
}

test.each([
  ['covered', 'on the last day, in Nepal', '2026-01-31T18:14:00Z'],
  ['parts', 'a minute later, while a part still is', '2026-01-31T18:16:00Z'],
  ['over', 'once no part is either', '2035-02-01T06:00:00Z'],
])('a repair is %s %s', (verdict, _, created_at) => {
  expect(verdictOf({ ...ROW, created_at }).verdict).toBe(verdict)
})

test('each part says whether it is covered, and until when', () => {
  expect(verdictOf({ ...ROW, created_at: '2026-03-01T06:00:00Z' }).parts).toEqual([
    { name: 'Compressor', months: 120, until: '2035-01-31', is_covered: true },
    { name: 'Lamp', months: 6, until: '2025-07-31', is_covered: false },
  ])
})

test('without an approval no warranty runs, and what is not known proves none', () => {
  const created_at = '2026-03-01T06:00:00Z'
  const waiting = { ...ROW, registration_status: 'Pending' as const, warranty_expiry: null, created_at }
  expect(verdictOf(waiting)).toMatchObject({ verdict: 'waiting', until: '', parts: [] })
  expect(verdictOf({ ...waiting, is_unproven: true }).verdict).toBe('unproven')
})

test('office and customer are told the verdict with the months of an extended warranty', async () => {
  const { services, as, build } = await testApp({ work: false })
  const { id, customer, registration } = await buildComplaint(services)
  await services.db
    .updateTable('registration')
    .set({ warranty_expiry: '2099-01-31', warranty_months: 24 })
    .where('id', '=', registration)
    .execute()
  await services.db
    .insertInto('warranty_extension')
    .values({
      registration_id: registration,
      customer_id: customer.id,
      type: 'Gold',
      months: 12,
      price: 0,
      paid_with: 'points',
      state: 'active',
      reference: 'W-1',
      previous_expiry: '2098-01-31',
    })
    .execute()
  const told = { verdict: 'covered', until: '2099-01-31', months: 24, extended_months: 12 }
  const params = { id }
  expect((await as(await build.admin()).complaints.get({ params })).data.warranty).toMatchObject(told)
  expect((await as(customer).complaints.getMine({ params })).data.warranty).toMatchObject(told)
})
