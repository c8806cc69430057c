import { expect, test } from 'vitest'
import type { Refusal } from '../../forms/refusal.ts'
import { sendInPortions } from './send-in-portions.ts'

const ids = Array.from({ length: 164 }, (_, at) => at + 1)
const AWAY: Refusal = { refused: true, message: 'The server is away', errors: {}, local: false }

test('the results of all batches are merged into one', async () => {
  const sizes: number[] = []
  const result = await sendInPortions(ids, (some) => {
    sizes.push(some.length)
    return Promise.resolve({ done: some.length - 1, waiting: 2, skipped: [{ id: some[0]!, reason: 'closed' }] })
  })
  expect(sizes).toEqual([50, 50, 50, 14])
  expect(result).toMatchObject({ waiting: 8, skipped: [1, 51, 101, 151].map((id) => ({ id })) })
  expect(result.done).toHaveLength(160)
})

test('rows done before a refused batch still count', async () => {
  const answers = [{ done: 50, skipped: [] }, AWAY]
  const result = await sendInPortions(ids, () => Promise.resolve(answers.shift()!))
  expect(result.done).toEqual(ids.slice(0, 50))
  expect(result.refusal).toBe(AWAY)
})
