import { expect, test } from 'vitest'
import { refusedWith } from '../../../test/refusal.ts'
import { visited } from './testing/visited-world.ts'

test('of fifty who close one complaint at once one wins, and its parts leave once', async () => {
  const { reports, params, report, used, left } = await visited()
  const body = { ...report, outcome: 'done' as const, parts: used(1) }
  const told = await Promise.all(Array.from({ length: 50 }, () => refusedWith(reports.add({ params, body }))))
  expect(told.filter((one) => one === undefined)).toHaveLength(1)
  expect(await left()).toEqual([1])
})
