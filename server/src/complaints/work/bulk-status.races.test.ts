import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { testApp } from '../../../test/test-app.ts'

test('of fifty who press at once each complaint changes once', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id } = await buildComplaint(services)
  const admin = as(await build.admin())
  const press = () => admin.complaints.bulkStatus({ body: { ids: [id], status: 'Completed' } })
  const answers = await Promise.all(Array.from({ length: 50 }, press))
  expect(answers.reduce((sum, { done }) => sum + done, 0)).toBe(1)
})
