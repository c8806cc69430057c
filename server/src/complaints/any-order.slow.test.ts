import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acts, anyOrder } from './testing/any-order.ts'

/** By hand: `PLAY_SECONDS=600 npx vitest run --project server any-order`. */
const SECONDS = Number(process.env['PLAY_SECONDS'] ?? 40)

test(
  'whatever happens in any order, parts, money, codes, calls and figures agree',
  { timeout: 60_000 + SECONDS * 1000 },
  async () => {
    const { play } = await anyOrder()
    const property = fc.asyncProperty(acts, play)
    const result = await fc.check(property, {
      numRuns: 10_000,
      interruptAfterTimeLimit: SECONDS * 1000,
      endOnFailure: true,
    })
    if (result.failed) throw new Error(fc.defaultReportMessage(result), { cause: result.errorInstance })
    expect(result.numRuns).toBeGreaterThan(0)
  },
)
