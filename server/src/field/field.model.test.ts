import fc from 'fast-check'
import { expect, test } from 'vitest'
import { playing, schedule } from './testing/model.ts'

test('whatever gets lost on the line: nothing is lost, nothing counts twice, the ledger is the stock, the order is kept', async () => {
  const play = await playing()
  await expect(fc.assert(fc.asyncProperty(schedule, play), { numRuns: 10 })).resolves.toBeUndefined()
})
