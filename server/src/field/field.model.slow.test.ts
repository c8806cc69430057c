import fc from 'fast-check'
import { expect, test } from 'vitest'
import { playing, schedule } from './testing/model.ts'

test('a thousand schedules of phone, line, server and office', { timeout: 600_000 }, async () => {
  const play = await playing()
  await expect(fc.assert(fc.asyncProperty(schedule, play), { numRuns: 1000 })).resolves.toBeUndefined()
})
