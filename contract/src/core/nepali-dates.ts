import { BS_MONTHS_NEPALI, toBs } from './bikram-sambat.ts'
import { hourOfTwelve, twoDigits, written, type Dates } from './dates.ts'
import { devanagariDigits } from './digits.ts'
import type { NepalTime } from './nepal-time.ts'

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

/** In words of our own: browsers have no data for Nepali, and would write English between the Nepali words. */
export const nepaliDates: Dates = {
  long: /* @__PURE__ */ inDigits((time) => `${WEEKDAYS[time.weekday]}, ${date(time)}`),
  short: /* @__PURE__ */ inDigits((time) => date(time)),
  month: /* @__PURE__ */ inDigits((time) => monthAndYear(time)),
  dateTime: /* @__PURE__ */ inDigits((time) => `${date(time)}, ${clock(time)}`),
  dateClock: /* @__PURE__ */ inDigits((time) => `${date(time)}, ${twoDigits(time.hour)}:${twoDigits(time.minute)}`),
  message: /* @__PURE__ */ inDigits((time) => `${date(time)}, ${clock(time)}:${twoDigits(time.second)}`),
  time: /* @__PURE__ */ inDigits((time) => clock(time)),
  weekTime: /* @__PURE__ */ inDigits((time) => `${WEEKDAYS[time.weekday]} ${clock(time)}`),
  weekday: (day) => WEEKDAYS[day] ?? '',
  relative: (count, unit) => {
    const named = NAMED[unit][String(count)]
    if (named) return named
    const many = `${devanagariDigits(String(Math.abs(count)))} ${UNITS[unit]}`
    return count < 0 ? `${many} अघि` : `${many}मा`
  },
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

/** In Bikram Sambat where the year is published, and else in AD. */
function calendarOf({ iso, year, month, day }: NepalTime) {
  const bs = toBs(iso)
  return bs ? { ...bs, name: BS_MONTHS_NEPALI[bs.month - 1]! } : { year, day, name: AD_MONTHS_NEPALI[month - 1]! }
}

function date(time: NepalTime): string {
  const { day, name, year } = calendarOf(time)
  return `${day} ${name} ${year}`
}

function monthAndYear(time: NepalTime): string {
  const { name, year } = calendarOf(time)
  return `${name} ${year}`
}

const clock = ({ hour, minute }: NepalTime) => `${partOfDay(hour)} ${hourOfTwelve(hour)}:${twoDigits(minute)}`

/** Morning, day, evening and night take the place of AM and PM. */
function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'राति'
  if (hour < 12) return 'बिहान'
  return hour < 16 ? 'दिउँसो' : 'बेलुका'
}
