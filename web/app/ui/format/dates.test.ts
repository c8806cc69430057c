import { expect, test } from 'vitest'
import { dateTime, isoToday, longDate, messageTime, monthYear, relativeDay, shortDate } from './dates.ts'

const EVENING_UTC = '2024-01-05T19:30:09Z' // 1:15:09 AM of the sixth in Kathmandu

test('days and hours are those of Kathmandu', () => {
  expect(longDate(EVENING_UTC)).toBe('Saturday, 6 Jan 2024')
  expect(shortDate(EVENING_UTC)).toBe('6 Jan 2024')
  expect(dateTime(EVENING_UTC)).toBe('6 Jan 2024, 1:15 AM')
  expect(messageTime(EVENING_UTC)).toBe('Jan 6th 2024, 1:15:09 AM')
  expect(monthYear(EVENING_UTC)).toBe('January 2024')
  expect(isoToday(new Date(EVENING_UTC))).toBe('2024-01-06')
})

test('a plain date keeps its day', () => {
  expect(longDate('2024-01-01')).toBe('Monday, 1 Jan 2024')
  expect(shortDate('2024-09-30')).toBe('30 Sep 2024')
})

test.each([
  ['2024-01-01', 'Jan 1st'],
  ['2024-01-02', 'Jan 2nd'],
  ['2024-01-03', 'Jan 3rd'],
  ['2024-01-11', 'Jan 11th'],
  ['2024-01-12', 'Jan 12th'],
  ['2024-01-13', 'Jan 13th'],
  ['2024-01-21', 'Jan 21st'],
  ['2024-01-31', 'Jan 31st'],
])('%s is %s', (date, words) => expect(messageTime(date)).toMatch(new RegExp(`^${words} 2024, `)))

test('a relative day counts calendar days', () => {
  const now = new Date('2024-01-05T18:30:00Z') // 0:15 of the sixth in Kathmandu
  expect(relativeDay('2024-01-06', now)).toBe('today')
  expect(relativeDay('2024-01-05T18:00:00Z', now)).toBe('yesterday')
  expect(relativeDay('2024-01-03', now)).toBe('3 days ago')
  expect(relativeDay('2024-01-07', now)).toBe('tomorrow')
})

test('a missing or unreadable date is shown as a dash', () => {
  expect(longDate(null)).toBe('–')
  expect(longDate('soon')).toBe('–')
  expect(relativeDay(undefined)).toBe('–')
})
