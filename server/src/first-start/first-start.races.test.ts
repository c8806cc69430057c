import { expect, test } from 'vitest'
import { refusal } from '../../test/refusal.ts'
import { OWNER, newInstallation } from './testing/first-start-world.ts'

test('when fifty people use the key at once, one gets the account', async () => {
  const { as, services, key } = await newInstallation()
  const tries = Array.from({ length: 50 }, (_, place) =>
    refusal(as().firstStart.begin({ body: { ...OWNER, contact: String(9_851_000_001 + place), key } })),
  )
  const refused = (await Promise.all(tries)).filter((each) => each !== undefined)
  expect(refused).toHaveLength(49)
  expect(new Set(refused.map(({ status }) => status)).isSubsetOf(new Set([403, 503]))).toBe(true)
  expect(await services.db.selectFrom('account').select('role').execute()).toEqual([{ role: 'admin' }])
})
