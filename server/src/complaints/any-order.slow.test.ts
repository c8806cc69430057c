import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acts, anyOrder } from './testing/any-order.ts'

test('whatever happens in any order, parts, money, codes, calls and figures agree', { timeout: 600_000 }, async () => {
  const { play, happened, refusals } = await anyOrder()
  const result = await fc.check(fc.asyncProperty(acts, play), { interruptAfterTimeLimit: 45_000, numRuns: 300, seed: Number(process.env.SEED ?? 1), endOnFailure: !process.env.SHRINK })
  console.log(Object.fromEntries(happened), Object.fromEntries([...refusals].toSorted()), result.numRuns)
  if (result.failed) console.log(fc.defaultReportMessage(result), result.errorInstance)
  expect(result).toMatchObject({ failed: false })
})
