import { expect, test } from 'vitest'
import { fakeCrm } from '../../../test/fake-crm.ts'
import { testApp } from '../../../test/test-app.ts'
import { complaints } from './testing/several-complaints.ts'

test('with fifty concurrent presses each complaint is dispatched once', async () => {
  const crm = await fakeCrm()
  const { as, build, services } = await testApp({ env: crm.env })
  const ids = await complaints(services, 3)
  const admin = as(await build.admin())
  const presses = Array.from({ length: 50 }, () => admin.complaints.bulkDispatch({ body: { ids } }))
  const done = (await Promise.all(presses)).reduce((sum, answer) => sum + answer.done, 0)
  expect(done).toBe(3)
  expect(crm.requests).toHaveLength(3)
})
