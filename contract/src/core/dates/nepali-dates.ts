import { BS_MONTHS_NEPALI } from './bikram-sambat.ts'
import { hourOfTwelve, twoDigits, written, type Dates } from './dates.ts'
import { devanagariDigits } from '../texts/digits.ts'
import type { NepalTime } from './nepal-time.ts'
import { partOfDay } from './part-of-day.ts'
import { shownBs } from './shown-bs.ts'

export const AD_MONTHS_NEPALI = [
  'जनवरी',
  'फेब्रुअरी',
  'मार्च',
  'अप्रिल',
  'मे',
  'जुन',
  'जुलाई',
  'अगस्ट',
  'सेप्टेम्बर',
  'अक्टोबर',
  'नोभेम्बर',
  'डिसेम्बर',
] as const

const WEEKDAYS = ['आइतबार', 'सोमबार', 'मंगलबार', 'बुधबार', 'बिहीबार', 'शुक्रबार', 'शनिबार'] as const

/** A day in a calendar, its month by name. */
interface NamedDay {
  year: number
  name: string
  day: number
  /** before it: that it is about this day, or of which calendar it is */
  mark?: string
  /** the AD day that binds, beside a forecast */
  binding?: NamedDay & { month: number }
}

// In words of our own: browsers have no data for Nepali, and would write English between the Nepali words.

/**
 * Bikram Sambat; of a year that is not published marked as a forecast, with the AD day that binds, or, where forecasts are
 * hidden, that AD day marked as one.
 */
export const nepaliDates: Dates = /* @__PURE__ */ nepaliDatesOf((time) => {
  const bs = shownBs(time.iso)
  if (!bs) return { ...adDay(time), mark: 'ई.सं. ' }
  const day = { ...bs, name: BS_MONTHS_NEPALI[bs.month - 1]! }
  return bs.isForecast ? { ...day, mark: 'लगभग ', binding: adDay(time) } : day
})

/** AD for those who chose it, without a mark. */
export const nepaliAdDates: Dates = /* @__PURE__ */ nepaliDatesOf(adDay)

function nepaliDatesOf(dayOf: (time: NepalTime) => NamedDay): Dates {
  const plain = ({ day, name, year }: NamedDay) => `${day} ${name} ${year}`
  const alone = (time: NepalTime) => {
    const day = dayOf(time)
    return `${day.mark ?? ''}${plain(day)}`
  }
  const beside = (time: NepalTime, words: (binding: NonNullable<NamedDay['binding']>) => string) => {
    const { binding } = dayOf(time)
    return binding ? ` (${words(binding)})` : ''
  }
  const date = (time: NepalTime) => alone(time) + beside(time, plain)
  return {
    long: inDigits((time) => `${WEEKDAYS[time.weekday]}, ${date(time)}`),
    short: inDigits(date),
    alone: inDigits(alone),
    brief: inDigits((time) => alone(time) + beside(time, ({ day, month, year }) => `${day}/${month}/${year}`)),
    dayMonth: inDigits((time) => {
      const { day, name, mark = '' } = dayOf(time)
      return `${mark}${day} ${name}${beside(time, (binding) => `${binding.day} ${binding.name}`)}`
    }),
    month: inDigits((time) => {
      const { name, year, mark = '' } = dayOf(time)
      return `${mark}${name} ${year}`
    }),
    dateTime: inDigits((time) => `${date(time)}, ${clock(time)}`),
    dateClock: inDigits((time) => `${date(time)}, ${twoDigits(time.hour)}:${twoDigits(time.minute)}`),
    message: inDigits((time) => `${date(time)}, ${clock(time)}:${twoDigits(time.second)}`),
    time: inDigits((time) => clock(time)),
    weekTime: inDigits((time) => `${WEEKDAYS[time.weekday]} ${clock(time)}`),
    weekday: (day) => WEEKDAYS[day] ?? '',
    relative: (count, unit) => {
      const named = NAMED[unit][String(count)]
      if (named) return named
      const many = `${devanagariDigits(String(Math.abs(count)))} ${UNITS[unit]}`
      return count < 0 ? `${many}अघि` : `${many}मा`
    },
  }
}

function adDay({ year, month, day }: NepalTime) {
  return { year, month, name: AD_MONTHS_NEPALI[month - 1]!, day }
}

const UNITS = { day: 'दिन', month: 'महिना', year: 'वर्ष' } as const
const NAMED: Record<keyof typeof UNITS, Partial<Record<string, string>>> = {
  day: { '-1': 'हिजो', '0': 'आज', '1': 'भोलि' },
  month: { '-1': 'गत महिना', '0': 'यो महिना', '1': 'आगामी महिना' },
  year: { '-1': 'गत वर्ष', '0': 'यो वर्ष', '1': 'आगामी वर्ष' },
}

function inDigits(words: (time: NepalTime) => string) {
  return written((time) => devanagariDigits(words(time)))
}

const clock = ({ hour, minute }: NepalTime) => `${partOfDay(hour)} ${hourOfTwelve(hour)}:${twoDigits(minute)}`
