import fc from 'fast-check'
import { expect, test } from 'vitest'
import { englishBsDates } from './english-bs-dates.ts'
import { englishDates } from './english-dates.ts'
import { hideForecastsIf } from './forecasts.ts'
import { daysBetween, isoDay } from './nepal-time.ts'
import { datesIn } from './dates-in.ts'
import { nepaliAdDates, nepaliDates } from './nepali-dates.ts'
import { shownBs } from './shown-bs.ts'

const AFTERNOON = '2026-11-23T10:37:09Z' // 4:22:09 PM of a Monday in Kathmandu

test('each form of a date and a time, in both languages', () => {
  expect(englishDates.long(AFTERNOON)).toBe('Monday, 23 Nov 2026')
  expect(nepaliDates.long(AFTERNOON)).toBe('सोमबार, ७ मंसिर २०८३')
  expect(englishDates.short(AFTERNOON)).toBe('23 Nov 2026')
  expect(nepaliDates.short(AFTERNOON)).toBe('७ मंसिर २०८३')
  expect(englishDates.month(AFTERNOON)).toBe('November 2026')
  expect(nepaliDates.month(AFTERNOON)).toBe('मंसिर २०८३')
  expect(englishDates.dateTime(AFTERNOON)).toBe('23 Nov 2026, 4:22 PM')
  expect(nepaliDates.dateTime(AFTERNOON)).toBe('७ मंसिर २०८३, बेलुका ४:२२')
  expect(englishDates.dateClock(AFTERNOON)).toBe('23 Nov 2026, 16:22')
  expect(nepaliDates.dateClock(AFTERNOON)).toBe('७ मंसिर २०८३, १६:२२')
  expect(englishDates.message(AFTERNOON)).toBe('Nov 23rd 2026, 4:22:09 PM')
  expect(nepaliDates.message(AFTERNOON)).toBe('७ मंसिर २०८३, बेलुका ४:२२:०९')
  expect(englishDates.time(AFTERNOON)).toBe('4:22 PM')
  expect(nepaliDates.time(AFTERNOON)).toBe('बेलुका ४:२२')
  expect(englishDates.weekTime(AFTERNOON)).toBe('4:22 PM on Monday')
  expect(nepaliDates.weekTime(AFTERNOON)).toBe('सोमबार बेलुका ४:२२')
})

test('either calendar in either language', () => {
  const [english, nepali] = [datesIn('en', 'bs'), datesIn('ne', 'ad')]
  expect(english.long(AFTERNOON)).toBe('Monday, 7 Mangsir 2083')
  expect(nepali.long(AFTERNOON)).toBe('सोमबार, २३ नोभेम्बर २०२६')
  expect(english.month(AFTERNOON)).toBe('Mangsir 2083')
  expect(nepali.month(AFTERNOON)).toBe('नोभेम्बर २०२६')
  expect(english.dateTime(AFTERNOON)).toBe('7 Mangsir 2083, 4:22 PM')
  expect(english.message(AFTERNOON)).toBe('Mangsir 7th 2083, 4:22:09 PM')
  expect([english, nepali, englishDates, nepaliDates].map(({ dayMonth }) => dayMonth(AFTERNOON))).toEqual([
    '7 Mangsir',
    '२३ नोभेम्बर',
    '23 Nov',
    '७ मंसिर',
  ])
  expect([datesIn('en'), datesIn('ne')]).toEqual([englishDates, nepaliDates])
})

test('a day of a BS year that is not published is marked, with the AD day that binds', () => {
  const day = '2027-06-12'
  expect(nepaliDates.long(day)).toBe('शनिबार, लगभग २९ जेठ २०८४ (१२ जुन २०२७)')
  expect(nepaliDates.short(day)).toBe('लगभग २९ जेठ २०८४ (१२ जुन २०२७)')
  expect(nepaliDates.alone(day)).toBe('लगभग २९ जेठ २०८४')
  expect(nepaliDates.brief(day)).toBe('लगभग २९ जेठ २०८४ (१२/६/२०२७)')
  expect(nepaliDates.dayMonth(day)).toBe('लगभग २९ जेठ (१२ जुन)')
  expect(englishBsDates.short(day)).toBe('approx. 29 Jestha 2084 (12 Jun 2027)')
  expect(nepaliDates.short('2027-04-13')).toBe('३० चैत २०८३')
  // Beyond the table, where its reader expects BS, the calendar is named; not to those who chose AD.
  expect(nepaliDates.short('2040-01-05')).toBe('ई.सं. ५ जनवरी २०४०')
  expect(englishBsDates.short('2040-01-05')).toBe('AD 5 Jan 2040')
  expect(nepaliAdDates.short(day)).toBe('१२ जुन २०२७')
})

test('an installation may leave forecasts out', () => {
  hideForecastsIf(() => true)
  try {
    expect(nepaliDates.short('2027-06-12')).toBe('ई.सं. १२ जुन २०२७')
    expect(nepaliDates.short('2027-04-13')).toBe('३० चैत २०८३')
    expect(shownBs('2027-06-12')).toBeUndefined()
  } finally {
    hideForecastsIf(() => false)
  }
})

test('the parts of a Nepali day', () => {
  const hours = ['18:30', '22:00', '23:15', '06:14', '06:15', '10:14', '10:15', '14:14', '14:15']
  expect(hours.map((utc) => nepaliDates.time(`2026-11-23T${utc}:00Z`))).toEqual([
    'राति १२:१५',
    'राति ३:४५',
    'बिहान ५:००',
    'बिहान ११:५९',
    'दिउँसो १२:००',
    'दिउँसो ३:५९',
    'बेलुका ४:००',
    'बेलुका ७:५९',
    'राति ८:००',
  ])
})

test('distances in both languages', () => {
  const distances = [-3, -1, 0, 1, 3]
  expect(distances.map((count) => nepaliDates.relative(count, 'day'))).toEqual([
    '३ दिनअघि',
    'हिजो',
    'आज',
    'भोलि',
    '३ दिनमा',
  ])
  expect(distances.map((count) => nepaliDates.relative(count, 'month'))).toEqual([
    '३ महिनाअघि',
    'गत महिना',
    'यो महिना',
    'आगामी महिना',
    '३ महिनामा',
  ])
  expect(nepaliDates.relative(-2, 'year')).toBe('२ वर्षअघि')
  expect(distances.map((count) => englishDates.relative(count, 'day'))).toEqual([
    '3 days ago',
    'yesterday',
    'today',
    'tomorrow',
    'in 3 days',
  ])
  expect(englishDates.relative(1, 'year')).toBe('next year')
})

test('a missing or unreadable date is shown as a dash', () => {
  for (const dates of [englishDates, nepaliDates])
    for (const none of [null, undefined, '', 'soon', '2026-13-45', new Date(Number.NaN)])
      expect(dates.long(none)).toBe('–')
})

const intl = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Kathmandu',
  dateStyle: 'full',
  timeStyle: 'medium',
})

test('English dates and times match the platform’s for Asia/Kathmandu', () => {
  const moments = fc.date({ min: new Date('1986-01-02'), max: new Date('2150-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, (when) => {
      const of = new Map(intl.formatToParts(when).map(({ type, value }) => [type, value]))
      const date = `${of.get('day')} ${of.get('month')!.slice(0, 3)} ${of.get('year')}`
      expect(englishDates.long(when)).toBe(`${of.get('weekday')}, ${date}`)
      const clock = `${of.get('hour')}:${of.get('minute')} ${of.get('dayPeriod')}`
      expect(englishDates.dateTime(when)).toBe(`${date}, ${clock}`)
    }),
    { numRuns: 1000 },
  )
})

test('days, and the days between two moments, are counted in Kathmandu time', () => {
  expect(isoDay(new Date('2024-01-05T18:14:59Z'))).toBe('2024-01-05')
  expect(isoDay(new Date('2024-01-05T18:15:00Z'))).toBe('2024-01-06')
  expect(daysBetween(new Date('2024-01-05T18:14:59Z'), new Date('2024-01-05T18:15:00Z'))).toBe(1)
  expect(daysBetween(new Date('2024-03-01'), new Date('2024-02-28'))).toBe(-2)
})
