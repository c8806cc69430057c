import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import type { Services } from '../platform/core/services.ts'
import { awardPoints, revokePoints } from './award-points.ts'
import { expireAllPoints } from './point.jobs.ts'
import { pointsOf } from './point.queries.ts'
import { refundPoints, spendPoints } from './spend-points.ts'
import { type Step, take } from './testing/point-steps.ts'

const sourceKey = fc.constantFrom('SN-1', 'SN-2', 'SN-3')
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('award' as const), sourceKey, points: fc.integer({ min: 0, max: 200 }) }),
  fc.record({ do: fc.constant('revoke' as const), sourceKey }),
  fc.record({ do: fc.constant('spend' as const), points: fc.integer({ min: 1, max: 300 }) }),
  fc.record({ do: fc.constant('refund' as const) }),
  fc.record({ do: fc.constant('expire' as const), sourceKey }),
  fc.record({
    do: fc.constant('adjust' as const),
    points: fc.oneof(fc.integer({ min: -300, max: -1 }), fc.integer({ min: 1, max: 200 })),
  }),
)

test('in any order of events the balance equals the ledger and is never negative', async () => {
  const { services, build } = await testApp({ work: false })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { id } = await build.customer()
      for (const each of steps) {
        await take(services, id, `${id}/`, each)
        const { balance, entries, unsoundLots } = await ledgerOf(services, id)
        expect({ balance, unsoundLots }).toEqual({ balance: entries, unsoundLots: [] })
        expect(balance).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 40 },
  )
})

test('a source never awards a customer more than once, however often it is revoked and awarded again', async () => {
  const { services, build } = await testApp({ work: false })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 8 }), async (spendings) => {
      const { id } = await build.customer()
      const award: Step = { do: 'award', sourceKey: 'SN', points: 100 }
      for (const points of spendings) {
        await take(services, id, `${id}/`, award)
        if (points > 0) await take(services, id, `${id}/`, { do: 'spend', points })
        await take(services, id, `${id}/`, { do: 'revoke', sourceKey: 'SN' })
      }
      await take(services, id, `${id}/`, award)
      const spent = await sumOf(services, id, 'spent')
      expect((await pointsOf(services.db, id)) - spent).toBeLessThanOrEqual(100)
    }),
    { numRuns: 25 },
  )
})

test('refunded points return to their lots; points revoked since do not', async () => {
  const { services, build } = await testApp({ work: false })
  const { id } = await build.customer()
  const at = new Date()
  const expiresAt = new Date(at.getTime() + 3 * 86_400_000)
  const lot = (sourceKey: string) => ({ customerId: id, source: 'registration' as const, sourceKey })
  await services.db.transaction().execute(async (tx) => {
    await awardPoints(tx, lot('SN-1'), { points: 60, reason: 'test', at, expiresAt })
    await awardPoints(tx, lot('SN-2'), { points: 60, reason: 'test', at })
    const spentBy = await spendPoints(tx, id, { points: 100, reason: 'test', at })
    await revokePoints(tx, lot('SN-2'), { reason: 'test', at })
    expect(await refundPoints(tx, id, { spentBy, reason: 'Cancelled', at })).toBe(60)
  })
  const lots = await services.db.selectFrom('point_lot').select(['source_key', 'remaining']).orderBy('id').execute()
  expect(lots).toEqual([
    { source_key: 'SN-1', remaining: 60 },
    { source_key: 'SN-2', remaining: 0 },
  ])
  const { balance, entries, unsoundLots } = await ledgerOf(services, id)
  expect({ balance, entries, unsoundLots }).toEqual({ balance: 60, entries: 60, unsoundLots: [] })
})

test('expired points are written off at night, and the customer is notified', async () => {
  const { services, build } = await testApp({ work: false })
  const { id } = await build.customer()
  const at = new Date(Date.now() - 3_600_000)
  const source = { customerId: id, source: 'registration' as const, sourceKey: 'SN-1' }
  await services.db.transaction().execute(async (tx) => {
    await awardPoints(tx, source, { points: 60, reason: 'test', at, expiresAt: at })
  })
  expect(await pointsOf(services.db, id)).toBe(0)
  await expireAllPoints.run({}, services)
  await expireAllPoints.run({}, services)
  const entries = await services.db.selectFrom('point_entry').select(['kind', 'points']).orderBy('id').execute()
  expect(entries).toEqual([
    { kind: 'earned', points: 60 },
    { kind: 'expired', points: -60 },
  ])
})

test('points that expire soonest are spent first', async () => {
  const { services, build } = await testApp({ work: false })
  const { id } = await build.customer()
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  const lots = [null, inDays(30), inDays(3)]
  for (const [index, expires_at] of lots.entries())
    await services.db
      .insertInto('point_lot')
      .values({ customer_id: id, points: 50, remaining: 50, source: 'review', source_key: String(index), expires_at })
      .execute()
  await services.db
    .transaction()
    .execute((tx) => spendPoints(tx, id, { points: 70, reason: 'Extension', at: new Date() }))
  const left = await services.db.selectFrom('point_lot').select('remaining').orderBy('id').execute()
  expect(left.map(({ remaining }) => remaining)).toEqual([50, 30, 0])
})

async function ledgerOf({ db }: Services, customerId: number) {
  const entries = await db.selectFrom('point_entry').select('points').where('customer_id', '=', customerId).execute()
  const lots = await db
    .selectFrom('point_lot')
    .leftJoin('point_allocation', 'point_allocation.lot_id', 'point_lot.id')
    .select(({ fn }) => [
      'point_lot.points',
      'point_lot.remaining',
      fn.sum<number>('point_allocation.points').as('taken'),
    ])
    .where('customer_id', '=', customerId)
    .groupBy('point_lot.id')
    .execute()
  return {
    balance: await pointsOf(db, customerId),
    entries: entries.reduce((sum, { points }) => sum + points, 0),
    unsoundLots: lots.filter(({ points, remaining, taken }) => remaining !== points - (taken ?? 0)),
  }
}

async function sumOf({ db }: Services, customerId: number, kind: 'spent'): Promise<number> {
  const rows = await db
    .selectFrom('point_entry')
    .select('points')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .execute()
  return rows.reduce((sum, { points }) => sum + points, 0)
}
