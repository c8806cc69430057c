import { expect, test } from 'vitest'
import { refusedWith } from '../../../test/refusal.ts'
import { completed } from './testing/completed-world.ts'

test('of twenty who enter one call at once one wins, and the others are told who', async () => {
  const { rita, call } = await completed()
  const body = { result: 'reached' as const, is_fixed: false, note: 'It hums', seen_tries: 0 }
  const told = await Promise.all(
    Array.from({ length: 20 }, () => refusedWith(rita.happyCalls.enter({ ...call, body }))),
  )
  expect(told.filter((one) => one === undefined)).toHaveLength(1)
  expect(told.filter((one) => /^409 Rita .* has entered this call/.test(one ?? ''))).toHaveLength(19)
})
