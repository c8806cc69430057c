import { expect, test } from 'vitest'
import { completed } from './testing/undo-status-world.ts'

test('when fifty people undo a status at once, one succeeds', async () => {
  const { undo } = await completed()
  const results = await Promise.allSettled(Array.from({ length: 50 }, undo))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
