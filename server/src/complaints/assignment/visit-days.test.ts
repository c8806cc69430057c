import { expect, test } from 'vitest'
import { closedOn, visitDaysOf } from './visit-days.ts'

/** Open from Sunday to Friday; one holiday, a Wednesday. */
const calendar = {
  hours: [0, 1, 2, 3, 4, 5, 6].map((day) => (day === 6 ? null : ([600, 1020] as const))),
  holidays: ['2026-12-02'],
}
const of = (from: string, today = '2026-11-30') => visitDaysOf({ from, today, calendar })

test('a board has seven working days, and leads to the seven before and after', () => {
  const { days, previous, next } = of('2026-11-30')
  expect(days).toEqual(['11-30', '12-01', '12-03', '12-04', '12-06', '12-07', '12-08'].map((day) => `2026-${day}`))
  expect([previous, next]).toEqual(['2026-11-22', '2026-12-09'])
})

test('going back from a later week leads to today, even on a day off', () => {
  expect(of('2026-12-04').previous).toBe('2026-11-30')
  expect(of('2026-12-05', '2026-12-05').days[0]).toBe('2026-12-05')
  expect(of('2026-12-05').days[0]).toBe('2026-12-06')
})

test('a day off says why; with no working days every day is shown', () => {
  expect(['2026-12-01', '2026-12-02', '2026-12-05'].map((day) => closedOn(day, calendar))).toEqual([
    '',
    'holiday',
    'weekly',
  ])
  const shut = { hours: Array.from({ length: 7 }, () => null), holidays: [] }
  expect(visitDaysOf({ from: '2026-12-04', today: '2026-12-01', calendar: shut }).days.at(-1)).toBe('2026-12-10')
})
