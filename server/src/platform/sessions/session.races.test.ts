import { expect, test } from 'vitest'
import { refusedWith } from '../../../test/refusal.ts'
import { testApp } from '../../../test/test-app.ts'
import { again } from './testing/signing-in-again.ts'

const ENDED = '401 Your session has expired,Please login!'

test('two people signing each other out at once: neither request fails, and at most one stays signed in', async () => {
  const app = await testApp({ work: false })
  const asha = await app.build.customer()
  const everywhere = [asha, ...(await Promise.all(Array.from({ length: 19 }, () => again(app, asha))))]
  const outcomes = await Promise.all(
    everywhere.map((each) => refusedWith(app.as(each).sessions.endOthers()).then((refused) => refused ?? 'done')),
  )
  expect(new Set(outcomes)).toEqual(new Set(outcomes.includes(ENDED) ? ['done', ENDED] : ['done']))
  const left = await app.services.db.selectFrom('session').select('id').execute()
  expect(left.length).toBeLessThanOrEqual(1)
})
