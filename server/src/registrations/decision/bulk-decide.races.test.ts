import { expect, test } from 'vitest'
import { buildRegistration } from '../../../test/factories/registration.ts'
import { testApp } from '../../../test/test-app.ts'

test('of fifty who press at once each is decided once', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id } = await buildRegistration(services)
  const admin = as(await build.admin())
  const press = () => admin.registrations.bulkDecide({ body: { ids: [id], status: 'Approved' } })
  const answers = await Promise.all(Array.from({ length: 50 }, press))
  expect(answers.reduce((sum, { done }) => sum + done, 0)).toBe(1)
})
