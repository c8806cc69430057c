import { expect, test } from 'vitest'
import { barsOf, periodsOf, type Comparison, type Preset } from './period.ts'

// 13 Mangsir 2083; Mangsir began on 17 November.
const TODAY = '2026-11-29'
const periods = (preset: Preset, comparison: Comparison, calendar: 'ad' | 'bs', own = {}) => {
  const { now, before } = periodsOf({ preset, comparison, ...own }, TODAY, calendar)
  return [now, before].map((period) => period && `${period.from} ${period.to}`)
}

test.each<[Preset, Comparison, string, string | undefined]>([
  ['this_month', 'previous', '2026-11-01 2026-11-29', '2026-10-01 2026-10-29'],
  ['this_month', 'year', '2026-11-01 2026-11-29', '2025-11-01 2025-11-29'],
  ['last_month', 'previous', '2026-10-01 2026-10-31', '2026-09-01 2026-09-30'],
  ['months_3', 'previous', '2026-09-01 2026-11-29', '2026-06-01 2026-08-29'],
  ['months_12', 'none', '2025-12-01 2026-11-29', undefined],
])('%s, compared with %s, in months of the AD calendar', (preset, comparison, now, before) => {
  expect(periods(preset, comparison, 'ad')).toEqual([now, before])
})

test('months of Bikram Sambat begin on its own days', () => {
  expect(periods('this_month', 'previous', 'bs')).toEqual(['2026-11-17 2026-11-29', '2026-10-18 2026-10-30'])
  expect(periods('last_month', 'year', 'bs')).toEqual(['2026-10-18 2026-11-16', '2025-10-18 2025-11-16'])
})

test('own days are compared with as many days before them', () => {
  const own = { from: '2026-11-10', to: '2026-11-19' }
  expect(periods('this_month', 'previous', 'ad', own)).toEqual(['2026-11-10 2026-11-19', '2026-10-31 2026-11-09'])
})

test('a long period is drawn by weeks or months, and no complaint is lost', () => {
  const day = (place: number) => new Date(Date.UTC(2026, 0, 1 + place)).toISOString().slice(0, 10)
  const days = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ day: day(place), opened: 1, completed: 2 }))
  for (const [count, kind, bars] of [
    [31, 'day', 31],
    [90, 'week', 13],
    [365, 'month', 12],
  ] as const) {
    const drawn = barsOf(days(count), 'ad')
    expect([drawn.kind, drawn.bars.length]).toEqual([kind, bars])
    expect(drawn.bars.reduce((sum, { opened }) => sum + opened, 0)).toBe(count)
  }
})
