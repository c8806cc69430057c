import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { awardPoints } from './award-points.ts'
import { spendPoints } from './spend-points.ts'

test('a customer reads their own points: balance, tier, what expires next, and why, page by page', async () => {
  const { as, build, services } = await testApp({ work: false })
  const customer = await build.customer()
  const at = services.clock.now()
  const expiresAt = new Date(Date.now() + 9 * 86_400_000)
  await services.db.transaction().execute(async (tx) => {
    for (const [place, points] of [420, 60, 60].entries())
      await awardPoints(
        tx,
        { customerId: customer.id, source: 'registration', sourceKey: `${place}` },
        { points, reason: `Kettle ${place} registered`, at, expiresAt: place > 0 ? expiresAt : null },
      )
    await spendPoints(tx, customer.id, { points: 20, reason: 'Warranty extended', at })
  })
  const { myPoints } = as(customer).extensions
  const { data, standing, pagination } = await myPoints({ query: { per_page: 3 } })
  expect(standing).toEqual({
    balance: 520,
    earned: 540,
    tier: 'Gold Tier',
    next_tier: { tier: 'Platinum Tier', from: 2000, missing: 1460 },
    next_expiry: { points: 100, at: expiresAt.toISOString() },
  })
  expect(data.map(({ kind, points, reason }) => [kind, points, reason])).toEqual([
    ['spent', -20, 'Warranty extended'],
    ['earned', 60, 'Kettle 2 registered'],
    ['earned', 60, 'Kettle 1 registered'],
  ])
  expect(pagination).toMatchObject({ total_pages: 2, total_results: 4 })
  const stranger = await as(await build.customer()).extensions.myPoints()
  expect(stranger).toMatchObject({
    data: [],
    standing: { balance: 0, tier: 'Silver Tier', next_tier: { missing: 500 }, next_expiry: null },
  })
})
