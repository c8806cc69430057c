import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthsLater } from './warranty.ts'

test.for([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-03-15', 12, '2027-03-15'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-08-31', 18, '2028-02-29'],
  ['2026-05-05', 0, '2026-05-05'],
] as const)('%s and %i months is %s', ([day, months, expected]) => {
  expect(monthsLater(day, months)).toBe(expected)
})

test('the day stays, or is the last one of a shorter month', () => {
  const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 600 }), (date, months) => {
      const [from, to] = [date.toISOString().slice(0, 10), monthsLater(date.toISOString().slice(0, 10), months)]
      const [fromDay, toDay] = [Number(from.slice(8)), Number(to.slice(8))]
      const nextDay = new Date(Date.parse(to) + 86_400_000).toISOString().slice(8, 10)
      expect(toDay === fromDay || (toDay < fromDay && nextDay === '01')).toBe(true)
      const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
      expect(count(to) - count(from)).toBe(months)
    }),
  )
})
