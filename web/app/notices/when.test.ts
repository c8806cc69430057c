import type { Notice } from 'contract/notices/endpoints'
import { expect, test } from 'vitest'
import { byDay, dayInWords, whenInWords } from './when.ts'

const NOW = new Date('2026-02-10T06:00:00Z')

test('recent days are named in everyday words', () => {
  expect(dayInWords('2026-02-10T02:00:00Z', NOW)).toBe('Today')
  expect(dayInWords('2026-02-09T02:00:00Z', NOW)).toBe('Yesterday')
  expect(dayInWords('2026-02-08T02:00:00Z', NOW)).toBe('Sunday, 8 Feb 2026')
  expect(whenInWords('2026-02-10T02:00:00Z', NOW)).toBe('Today, 7:45 AM')
})

test('a day ends at midnight in Nepal', () => {
  const notice = { kind: 'complaint', title: '', text: '', address: '/x', read_at: null } as const
  const at = (id: number, created_at: string): Notice => ({ ...notice, id, created_at })
  const days = byDay([at(3, '2026-02-10T18:20:00Z'), at(2, '2026-02-10T18:10:00Z'), at(1, '2026-02-09T18:20:00Z')])
  expect(days.map(({ day, notices }) => [day, notices.map(({ id }) => id)])).toEqual([
    ['2026-02-11', [3]],
    ['2026-02-10', [2, 1]],
  ])
})
