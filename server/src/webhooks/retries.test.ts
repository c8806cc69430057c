import { expect, test } from 'vitest'
import { MOST_TRIES, waitAfter } from './retries.ts'

const NOW = new Date('2026-11-30T00:00:00Z')
const HOUR = 3_600_000

test('tries come after seconds, minutes and hours, ten in all, and not all at the same moment', () => {
  const waits = Array.from({ length: MOST_TRIES }, (_, index) => waitAfter(index + 1, { status: 500 }, NOW, () => 0))
  expect(waits.map((wait) => wait && wait / 1000)).toEqual([
    5,
    300,
    1800,
    7200,
    18_000,
    36_000,
    50_400,
    72_000,
    86_400,
    undefined,
  ])
  expect(waitAfter(4, { status: 500 }, NOW, () => 0.5)).toBe(2.1 * HOUR)
})

test('a busy receiver may ask for a longer wait, by seconds or a time, up to a day', () => {
  const asked = (status: number, retryAfter: string) => waitAfter(1, { status, retryAfter }, NOW)
  expect(asked(429, '120')).toBe(120_000)
  expect(asked(503, 'Mon, 30 Nov 2026 01:00:00 GMT')).toBe(HOUR)
  expect(asked(503, '9999999')).toBe(24 * HOUR)
  expect(asked(503, 'soon')).toBe(5000)
  expect(asked(429, '1')).toBe(5000)
  expect(asked(500, '120')).toBe(5000)
})
