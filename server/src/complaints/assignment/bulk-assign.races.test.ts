import { expect, test } from 'vitest'
import { desk } from './testing/bulk-assign-world.ts'

test('with fifty concurrent bulk assignments each complaint is assigned once', async () => {
  const { client, ids, build, audited } = await desk(2)
  const { id: engineer_id } = await build.engineer()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => client.assignments.assignMany({ body: { ids, engineer_id } })),
  )
  expect(answers.reduce((sum, { done }) => sum + done, 0)).toBe(2)
  expect(await audited('complaint.assign')).toBe(2)
})
