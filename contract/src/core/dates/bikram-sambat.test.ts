import { adToBs, bsToAd } from '@sbmdkl/nepali-date-converter'
import source from 'bikram-sambat'
import fc from 'fast-check'
import { dateConfigMap } from 'nepali-date-converter'
import { expect, onTestFinished, test } from 'vitest'
import { readEnteredYears } from './entered-years.ts'
import {
  daysOfBsMonth,
  calendarEnds,
  fiscalYear,
  fiscalYearBegins,
  fromBs,
  lastBsYear,
  PUBLISHED_THROUGH,
  publishedThrough,
  toBs,
  type BsDay,
} from './bikram-sambat.ts'

const DAY_MILLISECONDS = 86_400_000

/** Every day that a calendar has in these years, in order; it says how long a month is. */
function* daysOf(daysOfMonth: (year: number, month: number) => number, first: number, last: number) {
  for (let year = first; year <= last; year += 1)
    for (let month = 1; month <= 12; month += 1) {
      const days = daysOfMonth(year, month)
      for (let day = 1; day <= days; day += 1) yield { year, month, day }
    }
}

// Tables known to be wrong: `bikram-sambat-js` and `nepali-calendar-js` in 2083, the fixtures of
// mesaugat/bikram-sambat-anno-domini-fixtures in four months of 2082 and 2083 each.
test.each([
  {
    name: '@sbmdkl/nepali-date-converter',
    daysOfMonth: (year: number, month: number) =>
      (Date.parse(bsToAd(`${month === 12 ? year + 1 : year}-${(month % 12) + 1}-1`)) -
        Date.parse(bsToAd(`${year}-${month}-1`))) /
      DAY_MILLISECONDS,
  },
  {
    name: 'nepali-date-converter',
    daysOfMonth: (year: number, month: number) => Object.values(dateConfigMap[year]!)[month - 1]!,
  },
])('30,681 days are converted and back as $name has them', ({ daysOfMonth }) => {
  let at = Date.parse('1943-04-14')
  const differing: BsDay[] = []
  for (const bs of daysOf(daysOfMonth, 2000, PUBLISHED_THROUGH)) {
    const day = new Date(at).toISOString().slice(0, 10)
    const found = toBs(day)
    if (found?.year !== bs.year || found.month !== bs.month || found.day !== bs.day || fromBs(bs) !== day)
      differing.push(bs)
    at += DAY_MILLISECONDS
  }
  expect(differing).toEqual([])
  expect(at).toBe(Date.parse('1943-04-14') + 30_681 * DAY_MILLISECONDS)
})

test('random days convert as in the package itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30_680 }), (days) => {
      const day = new Date(Date.parse('1943-04-14') + days * DAY_MILLISECONDS).toISOString().slice(0, 10)
      const { year, month, day: date } = toBs(day)!
      expect(adToBs(day)).toBe([year, pad(month), pad(date)].join('-'))
    }),
  )
})

const pad = (number: number) => String(number).padStart(2, '0')

test('earlier years and the forecast match the source of the table', () => {
  for (let year = 1970; year <= lastBsYear(); year += 1)
    for (let month = 1; month <= 12; month += 1) {
      expect(daysOfBsMonth(year, month)).toBe(source.daysInMonth(year, month))
      expect(fromBs({ year, month, day: 1 })).toBe(source.toGreg_text(year, month, 1))
    }
})

test('a day outside the table has no date', () => {
  expect(toBs('2027-04-13')).toEqual({ year: 2083, month: 12, day: 30 })
  expect(toBs('2027-04-14')).toEqual({ year: 2084, month: 1, day: 1 })
  expect(toBs('2027-06-12')).toEqual({ year: 2084, month: 2, day: 29 })
  expect(toBs('2034-04-14')).toBeUndefined()
  expect(toBs('1913-04-13')).toEqual({ year: 1970, month: 1, day: 1 })
  expect(toBs('1913-04-12')).toBeUndefined()
  expect(toBs('soon')).toBeUndefined()
  expect(toBs('2026-02-30T10:00:00Z')).toBeUndefined()
  expect(fromBs({ year: 2091, month: 1, day: 1 })).toBeUndefined()
  expect(fromBs({ year: 1969, month: 12, day: 30 })).toBeUndefined()
})

test.each([
  { year: 2083, month: 0, day: 1 },
  { year: 2083, month: 13, day: 1 },
  { year: 2083, month: 8, day: 0 },
  { year: 2083, month: 8, day: 30 },
  { year: 2083, month: 8, day: 1.5 },
  { year: Number.NaN, month: 8, day: 1 },
])('$year-$month-$day does not exist', (bs) => expect(fromBs(bs)).toBeUndefined())

test('entered years take the place of their forecasts, one after the other', () => {
  // As six of eight packages have it, and a year that only two have.
  const of2084 = { year: 2084, months: [31, 31, 32, 31, 31, 30, 30, 30, 29, 30, 30, 30] }
  const ends = () => [publishedThrough(), calendarEnds(), toBs('2027-07-17'), toBs('2028-04-13')]
  const forecast = ends()
  expect(forecast.slice(0, 2)).toEqual([2083, '2027-04-14'])
  onTestFinished(() => readEnteredYears(() => []))
  readEnteredYears(() => [of2084])
  expect(ends()).toEqual([2084, '2028-04-13', { year: 2084, month: 4, day: 1 }, { year: 2085, month: 1, day: 1 }])
  // A leap of the list is not followed, and the end of the table is none.
  readEnteredYears(() => [of2084, { ...of2084, year: 2086 }])
  expect(publishedThrough()).toBe(2084)
  const all = Array.from({ length: 9 }, (_, place) => ({ ...of2084, year: 2084 + place }))
  readEnteredYears(() => all)
  expect([lastBsYear(), fiscalYear('2036-01-01')]).toEqual([2092, '2092/93'])
})

test('a fiscal year begins on 1 Shrawan', () => {
  expect(fiscalYear(fromBs({ year: 2083, month: 3, day: 31 })!)).toBe('2082/83')
  expect(fiscalYear(fromBs({ year: 2083, month: 4, day: 1 })!)).toBe('2083/84')
  expect(fiscalYear('2027-04-13')).toBe('2083/84')
  // Of a forecast year: until the middle of July it is the one before, however long its months become.
  expect(['2027-04-14', '2027-07-10', '2027-07-24'].map(fiscalYear)).toEqual(['2083/84', '2083/84', '2084/85'])
  expect(['', '1913-04-12'].map(fiscalYear)).toEqual([undefined, undefined])
  expect(fiscalYear(fromBs({ year: 1999, month: 4, day: 1 })!)).toBe('1999/00')
})

test('a fiscal year and the one before it begin in the middle of July', () => {
  expect(fiscalYearBegins('2026-11-25')).toEqual({ thisYear: '2026-07-17', yearBefore: '2025-07-17' })
  expect(fiscalYearBegins('2026-07-16')).toEqual({ thisYear: '2025-07-17', yearBefore: '2024-07-16' })
  expect(fiscalYearBegins('2027-04-14')).toEqual({ thisYear: '2026-07-17', yearBefore: '2025-07-17' })
})

test('after the table its fiscal years go on, a day off at most', () => {
  expect(['2034-04-13', '2034-04-14', '2034-07-10', '2034-07-24'].map(fiscalYear)).toEqual([
    '2090/91',
    '2090/91',
    '2090/91',
    '2091/92',
  ])
  let year = 2091
  for (let begin = '2034-07-17'; year < 2200; year += 1) {
    const begins = fiscalYearBegins(inDays(begin, 30))!
    expect([begins.thisYear, begins.yearBefore].map(fiscalYear)).toEqual([yearText(year), yearText(year - 1)])
    expect(fiscalYear(inDays(begins.thisYear, -1))).toBe(yearText(year - 1))
    begin = inDays(begins.thisYear, 365)
  }
  // The same count over years whose months are known.
  for (let known = 2000; known < PUBLISHED_THROUGH; known += 1) {
    const days = dayOf(fromBs({ year: known, month: 4, day: 1 })!) - dayOf(fromBs({ year: 2000, month: 4, day: 1 })!)
    expect(Math.abs(days - (known - 2000) * 365.2588)).toBeLessThan(1)
  }
})

const yearText = (year: number) => `${year}/${String(year + 1).slice(-2)}`
const dayOf = (day: string) => Date.parse(day) / DAY_MILLISECONDS
const inDays = (day: string, days: number) =>
  new Date((dayOf(day) + days) * DAY_MILLISECONDS).toISOString().slice(0, 10)
