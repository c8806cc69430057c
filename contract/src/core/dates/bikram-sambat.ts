import { enteredYears, type BsYear } from './entered-years.ts'
import { DAY_MILLISECONDS } from './nepal-time.ts'
import { once } from '../once.ts'

/** The last year whose months this release knows. Those of later years are a forecast, unless they were entered. */
export const PUBLISHED_THROUGH = 2083
export const FIRST_BS_YEAR = 1970

/** The last year whose months are published: days of later ones are a forecast, which may be a day off. */
export const publishedThrough = (): number => table().known

/** The last year that has months at all. */
export const lastBsYear = (): number => years().at(-1)!.number

/** The day `YYYY-MM-DD` on which the first year begins that is not published. */
export const calendarEnds = (): string => fromDayNumber(years()[table().known - FIRST_BS_YEAR]!.next)

/** A day of Nepal's calendar; months are 1 to 12. */
export interface BsDay {
  year: number
  month: number
  day: number
}

export const BS_MONTHS_NEPALI = [
  'वैशाख',
  'जेठ',
  'असार',
  'साउन',
  'भदौ',
  'असोज',
  'कात्तिक',
  'मंसिर',
  'पुस',
  'माघ',
  'फागुन',
  'चैत',
] as const

export const BS_MONTHS_ENGLISH = [
  'Baishakh',
  'Jestha',
  'Ashadh',
  'Shrawan',
  'Bhadra',
  'Ashwin',
  'Kartik',
  'Mangsir',
  'Poush',
  'Magh',
  'Falgun',
  'Chaitra',
] as const

/** The BS date of a day `YYYY-MM-DD`, also a forecast one; undefined outside the table, and for text that is no day. What a reader sees is `shown-bs.ts`. */
export function toBs(day: string): BsDay | undefined {
  const number = dayNumber(day)
  const year = years().find(({ first, next }) => first <= number && number < next)
  if (!year) return undefined
  let left = number - year.first
  let month = 0
  while (left >= year.months[month]!) left -= year.months[month++]!
  return { year: year.number, month: month + 1, day: left + 1 }
}

/** The day `YYYY-MM-DD` of a BS date; undefined where there is no such date in the table. */
export function fromBs({ year, month, day }: BsDay): string | undefined {
  const last = daysOfBsMonth(year, month)
  if (last === undefined || !Number.isInteger(day) || day < 1 || day > last) return undefined
  const { first, months } = years()[year - FIRST_BS_YEAR]!
  return fromDayNumber(first + sum(months.slice(0, month - 1)) + day - 1)
}

/** 29 to 32; undefined for a month that the table has not. */
export const daysOfBsMonth = (year: number, month: number): number | undefined =>
  years()[year - FIRST_BS_YEAR]?.months[month - 1]

/**
 * The fiscal year of a day, from 1 Shrawan: `2083/84`. In a year that is not published its first day is that of the forecast,
 * and after the table one that is counted on, so only a day or two around it can be of the other one. Undefined before the table.
 */
export function fiscalYear(day: string): string | undefined {
  const first = fiscalYearOf(day)
  return first === undefined ? undefined : `${first}/${String(first + 1).slice(-2)}`
}

/** The days on which the fiscal year of a day began, and the one before it; undefined where the table has not both. */
export function fiscalYearBegins(day: string): { thisYear: string; yearBefore: string } | undefined {
  const year = fiscalYearOf(day)
  if (year === undefined || year <= FIRST_BS_YEAR) return undefined
  return { thisYear: fromDayNumber(shrawanOf(year)), yearBefore: fromDayNumber(shrawanOf(year - 1)) }
}

const SHRAWAN = 4

/** The sun's year among the stars, which Nepal's months follow. */
const DAYS_OF_YEAR = 365.2588

/** The BS year in which the fiscal year of a day began. */
function fiscalYearOf(day: string): number | undefined {
  const bs = toBs(day)
  if (bs) return bs.month >= SHRAWAN ? bs.year : bs.year - 1
  const last = lastBsYear()
  const since = dayNumber(day) - shrawanOf(last)
  return since >= 0 ? last + Math.ceil((since + 0.5) / DAYS_OF_YEAR) - 1 : undefined
}

/** The day number of 1 Shrawan. After the table it is counted on from its last one, as there is no forecast of months. */
function shrawanOf(year: number): number {
  const last = Math.min(year, lastBsYear())
  return dayNumber(fromBs({ year: last, month: SHRAWAN, day: 1 })!) + Math.round((year - last) * DAYS_OF_YEAR)
}

/** Days since 1970-01-01 AD; NaN for text that is no day. */
const dayNumber = (day: string) => (/^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) / DAY_MILLISECONDS : Number.NaN)
const fromDayNumber = (number: number) => new Date(number * DAY_MILLISECONDS).toISOString().slice(0, 10)
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** 1 Baishakh 1970. */
const FIRST_DAY = '1913-04-13'

interface Year {
  number: number
  /** day numbers of its start and of the next year's start */
  first: number
  next: number
  months: readonly number[]
}

const tabled = once(() =>
  LAST_DIGITS.split(' ').map((digits) => Array.from(digits, (digit) => (digit === '9' ? 29 : 30 + Number(digit)))),
)

interface Table {
  of: readonly BsYear[]
  years: readonly Year[]
  /** the last year that is published */
  known: number
}

let made: Table | undefined

/** With the years that were entered in the place of their forecasts or after the end, one after the other. */
function table(): Table {
  const of = enteredYears()
  if (made?.of === of) return made
  const lengths = [...tabled()]
  let known = PUBLISHED_THROUGH
  for (const { year, months } of of) if (year === known + 1) lengths[++known - FIRST_BS_YEAR] = months
  let next = dayNumber(FIRST_DAY)
  const years = lengths.map((months, place) => {
    const first = next
    next += sum(months)
    return { number: FIRST_BS_YEAR + place, first, next, months }
  })
  return (made = { of, years, known })
}

const years = () => table().years

/**
 * For each year since 1970, ten to two lines, the last digit of the length of its twelve months, 29 to 32 days.
 * From bikram-sambat 1.8.1 by Medic, Apache-2.0, https://github.com/medic/bikram-sambat. A release counts a year to
 * `PUBLISHED_THROUGH` when the government's calendar of it is out; until then it is entered in the settings, and the years after
 * that are the forecast.
 */
const LAST_DIGITS =
  '112111090900 112120090900 121210009901 021210009091 112111090900 ' +
  '112201090900 121210009901 021210009091 112111090900 112210090900 ' +
  '121210009901 111211900900 112111090900 112210090900 121210009901 ' +
  '111211900900 112111090900 121210090900 121210009901 111211090900 ' +
  '112111090900 121210090900 121210009091 111211090900 112111090900 ' +
  '121210009900 121210009091 112111090900 112111090900 121210009901 ' +
  '021210009091 112111090900 112210090900 121210009901 021210009091 ' +
  '112111090900 112210090900 121210009901 111211900991 112111090900 ' +
  '112210090900 121210009901 111211900900 112111090900 112210090900 ' +
  '121210009901 111211900900 112111090900 121210090900 121210009091 ' +
  '111211090900 112111090900 121210009900 121210009091 111211090900 ' +
  '112111090900 121210009901 021210009091 112111090900 112120090900 ' +
  '121210009901 021210009091 112111090900 112210090900 121210009901 ' +
  '021211900991 112111090900 112210090900 121210009901 111211900900 ' +
  '112111090900 112210090900 121210009901 111211900900 112111090900 ' +
  '121210090900 121210009901 111211090900 112111090900 121210009900 ' +
  '121210009091 111211090900 112111090900 121210009900 121210009091 ' +
  '112111090900 112120090900 121210009901 021210009091 112111090900 ' +
  '112210090900 121210009901 021211909091 112111090900 112210090900 ' +
  '121210009901 111211900991 112111090900 112210090900 121210009901 ' +
  '111211900900 112111090900 121210090900 121210009901 111211090900 ' +
  '112111090900 121210009900 121210009091 111211090900 112111090900 ' +
  '121210009900 121210009091 112111090900 112111090900 112110009000 ' +
  '121201009000 021210009000 112111009000 012201009000 021210009000 ' +
  '021210009000'
