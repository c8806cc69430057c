import {
  BS_MONTHS_ENGLISH,
  BS_MONTHS_NEPALI,
  calendarEnds,
  daysOfBsMonth,
  FIRST_BS_YEAR,
  fromBs,
  lastBsYear,
  toBs,
} from 'contract/core/dates/bikram-sambat'
import type { Calendar } from 'contract/core/dates/calendar'
import { shownBs } from 'contract/core/dates/shown-bs'
import { twoDigits } from 'contract/core/dates/dates'
import { digitsIn, latinDigits } from 'contract/core/texts/digits'
import { AD_MONTHS_ENGLISH } from 'contract/core/dates/english-dates'
import type { Locale } from 'contract/core/locale'
import { AD_MONTHS_NEPALI } from 'contract/core/dates/nepali-dates'
import { m } from '#messages'

/** Why a day that exists cannot be meant. */
export type WhyNot = (day: string) => string | undefined

/** A date as it is typed: three texts in either script, the month by its number. */
export interface TypedDate {
  calendar: Calendar
  day: string
  month: string
  year: string
}

export const MONTHS: Record<Calendar, Record<Locale, readonly string[]>> = {
  ad: { en: AD_MONTHS_ENGLISH, ne: AD_MONTHS_NEPALI },
  bs: { en: BS_MONTHS_ENGLISH, ne: BS_MONTHS_NEPALI },
}

/** The day `YYYY-MM-DD`; undefined while incomplete. */
export function dayOf(typed: TypedDate): string | undefined {
  const { year, month, day } = numbersOf(typed)
  if (typed.calendar === 'bs') return fromBs({ year, month, day })
  return year >= 1000 && day >= 1 && day <= daysOfAdMonth(year, month)
    ? `${year}-${twoDigits(month)}-${twoDigits(day)}`
    : undefined
}

/** Nothing but the year that was there from the beginning. */
const isUntouched = ({ day, month }: TypedDate): boolean => day.trim() === '' && month === ''

/** Why parts are no day; undefined when they are one, or there are none. */
function whyNoDay(typed: TypedDate, locale: Locale): string | undefined {
  const { year, month } = numbersOf(typed)
  if (isUntouched(typed) || dayOf(typed)) return undefined
  if (typed.day.trim() === '' || typed.month === '') return m.ui_enter_date()
  if (!(year >= 1000)) return m.ui_year_four()
  const shown = (number: number) => digitsIn(locale, number)
  const last = typed.calendar === 'bs' ? daysOfBsMonth(year, month) : daysOfAdMonth(year, month)
  if (last === undefined) return m.ui_bs_known({ first: shown(FIRST_BS_YEAR), last: shown(lastBsYear()) })
  const name = MONTHS[typed.calendar][locale][month - 1]!
  return m.ui_month_has({ month: name, year: shown(year), days: shown(last) })
}

/** Why this is not the day that is meant, and whether it would be in the other calendar. */
export function faultOf(typed: TypedDate, locale: Locale, whyNot: WhyNot | undefined): string | undefined {
  const day = dayOf(typed)
  const fault = day ? whyNot?.(day) : whyNoDay(typed, locale)
  const other = dayOf({ ...typed, calendar: typed.calendar === 'bs' ? 'ad' : 'bs' })
  if (!fault || !other || whyNot?.(other)) return fault
  return typed.calendar === 'bs' ? m.ui_is_ad({ fault }) : m.ui_is_bs({ fault })
}

/** That a day of Nepal's calendar may be a day off, because the months of its year are not published. */
export const uncertaintyOf = (typed: TypedDate): string | undefined =>
  typed.calendar === 'bs' && (dayOf(typed) ?? '') >= calendarEnds() ? m.ui_bs_unpublished() : undefined

/** What a form sends and keeps: the day, nothing, or parts that are no day yet, which no schema takes for one. */
export function sentText(typed: TypedDate): string {
  if (isUntouched(typed)) return ''
  return dayOf(typed) ?? [typed.calendar, typed.year, typed.month, typed.day].join(' ')
}

/** The parts of a submitted value, a day in the wanted calendar; without a value, the current year. */
export function typedDateOf(sent: string, wanted: Calendar, locale: Locale, today: string): TypedDate {
  const kept = /^(bs|ad) (\S*) (\d*) (.*)$/.exec(sent)
  if (kept) return { calendar: kept[1] as Calendar, year: kept[2]!, month: kept[3]!, day: kept[4]! }
  if (!/^\d{4}-\d\d-\d\d$/.test(sent))
    return { calendar: wanted, day: '', month: '', year: thisYear(wanted, locale, today) }
  const bs = wanted === 'bs' ? shownBs(sent) : undefined
  const [year = 0, month = 0, day = 0] = bs ? [bs.year, bs.month, bs.day] : sent.split('-').map(Number)
  return {
    calendar: bs ? 'bs' : 'ad',
    day: digitsIn(locale, day),
    month: String(month),
    year: digitsIn(locale, year),
  }
}

/**
 * The same day in the other calendar. Parts that are no possible day stay as they are, because their reader may just
 * have forgotten to change the calendar; only the current year, which is prefilled, changes with it.
 */
export function inCalendar(
  typed: TypedDate,
  calendar: Calendar,
  { locale, today, whyNot }: { locale: Locale; today: string; whyNot: WhyNot | undefined },
): TypedDate {
  const day = dayOf(typed)
  if (day && !whyNot?.(day)) {
    const other = typedDateOf(day, calendar, locale, today)
    if (other.calendar === calendar) return other
  }
  const isPresent = typed.year.trim() === '' || typed.year === thisYear(typed.calendar, locale, today)
  return { ...typed, calendar, year: isPresent ? thisYear(calendar, locale, today) : typed.year }
}

/** The other calendar's words for a day: `7 Mangsir 2083` for an AD date, marked where BS is a forecast; undefined where it has none. */
export function otherWords(typed: TypedDate, locale: Locale): string | undefined {
  const iso = dayOf(typed)
  if (!iso) return undefined
  const calendar = typed.calendar === 'bs' ? 'ad' : 'bs'
  const other = typedDateOf(iso, calendar, locale, iso)
  if (other.calendar !== calendar) return undefined
  const words = `${other.day} ${MONTHS[calendar][locale][Number(other.month) - 1]} ${other.year}`
  return iso >= calendarEnds() ? m.ui_about_day({ day: words }) : words
}

function thisYear(calendar: Calendar, locale: Locale, today: string): string {
  const year = calendar === 'bs' ? toBs(today)?.year : today.slice(0, 4)
  return digitsIn(locale, year ?? '')
}

function numbersOf({ day, month, year }: TypedDate) {
  return { day: numberOf(day, /^\d{1,2}$/), month: numberOf(month, /^\d{1,2}$/), year: yearOf(year) }
}

/** Bills also write 2083 as 083. */
const yearOf = (typed: string) => numberOf(latinDigits(typed.trim()).replace(/^0(?=\d\d$)/, '20'), /^\d{4}$/)

function numberOf(typed: string, form: RegExp): number {
  const digits = latinDigits(typed.trim())
  return form.test(digits) ? Number(digits) : Number.NaN
}

/** 0 for a month that does not exist. */
const daysOfAdMonth = (year: number, month: number) =>
  month >= 1 && month <= 12 ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 0
