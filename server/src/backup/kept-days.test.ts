import { expect, test } from 'vitest'
import { keptDays } from './kept-days.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const daysUntil = (last: string, count: number) =>
  Array.from({ length: count }, (_, back) => new Date(Date.parse(last) - back * DAY_MS).toISOString().slice(0, 10))

test('from a year of nightly backups, seven days, four weeks and six months are kept', () => {
  expect([...keptDays(daysUntil('2026-11-25', 365))].toSorted()).toEqual([
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-07', // Saturdays end their weeks
    '2026-11-14',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
  ])
})

test('pruning every night keeps the same backups', () => {
  let kept: string[] = []
  for (const day of daysUntil('2026-11-25', 365).toReversed()) kept = [...keptDays([...kept, day])]
  expect(new Set(kept)).toEqual(keptDays(daysUntil('2026-11-25', 365)))
})

test('few backups are all kept, however old', () => {
  expect(keptDays(['2019-01-01', '2026-11-25'])).toEqual(new Set(['2019-01-01', '2026-11-25']))
  expect(keptDays([])).toEqual(new Set())
})
