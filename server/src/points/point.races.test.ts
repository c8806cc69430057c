import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { pointsOf } from './point.queries.ts'
import { spendPoints } from './spend-points.ts'
import { take } from './testing/point-steps.ts'

test('twenty who spend at once spend what there is, less the one that stays', async () => {
  const { services, build } = await testApp({ work: false })
  const { id } = await build.customer()
  await take(services, id, '', { do: 'award', sourceKey: 'SN', points: 100 })
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, () =>
      services.db
        .transaction()
        .execute((tx) => spendPoints(tx, id, { points: 10, reason: 'Extension', at: new Date() })),
    ),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(9)
  expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { statusCode: 409, message: 'Not enough points' },
  })
  expect(await pointsOf(services.db, id)).toBe(10)
})
