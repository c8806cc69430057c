import { once } from '../browser/once.ts'

/** A timestamp, a plain date `YYYY-MM-DD`, or nothing, which reads as a dash. */
export type When = string | Date | null | undefined

const ZONE = 'Asia/Kathmandu'
const ABSENT = '–'
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

/** `Monday, 5 Jan 2024`, for a date by itself */
export const longDate = (when: When) =>
  write(when, ({ weekday, day, month, year }) => `${weekday}, ${day} ${month} ${year}`)

/** `5 Jan 2024`, inside a sentence or a second line */
export const shortDate = (when: When) => write(when, ({ day, month, year }) => `${day} ${month} ${year}`)

/** `5 Jan 2024, 4:22 PM` */
export const dateTime = (when: When) =>
  write(when, ({ day, month, year, hour, minute, half }) => `${day} ${month} ${year}, ${hour}:${minute} ${half}`)

/** `4:22 PM` */
export const timeOfDay = (when: When) => write(when, ({ hour, minute, half }) => `${hour}:${minute} ${half}`)

/** `Jan 5th 2024, 4:22:09 PM`, as contact messages show it */
export const messageTime = (when: When) =>
  write(
    when,
    ({ day, month, year, hour, minute, second, half }) =>
      `${month} ${day}${ordinal(Number(day))} ${year}, ${hour}:${minute}:${second} ${half}`,
  )

/** `January 2024`: a member since */
export const monthYear = (when: When) => write(when, ({ longMonth, year }) => `${longMonth} ${year}`)

/** `today`, `yesterday`, `3 days ago`, `tomorrow`, `in 3 days`: days of the calendar, not hours */
export function relativeDay(when: When, now: Date = new Date()): string {
  const date = dateOf(when)
  if (!date) return ABSENT
  return relative().format(dayNumber(date) - dayNumber(now), 'day')
}

/** Today in Nepal as `YYYY-MM-DD`: the `max` of a date that cannot lie in the future. */
export const isoToday = (now: Date = new Date()): string => isoDay().format(now)

interface Written {
  weekday: string
  day: string
  month: string
  longMonth: string
  year: string
  hour: string
  minute: string
  second: string
  half: string
}

const relative = once(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }))
const isoDay = once(
  () => new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, year: 'numeric', month: '2-digit', day: '2-digit' }),
)
const parts = once(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: ZONE,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      second: '2-digit',
    }),
)

function write(when: When, words: (parts: Written) => string): string {
  const date = dateOf(when)
  if (!date) return ABSENT
  const found = new Map(
    parts()
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  )
  const of = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? ''
  return words({
    weekday: of('weekday'),
    day: of('day'),
    month: of('month').slice(0, 3),
    longMonth: of('month'),
    year: of('year'),
    hour: of('hour'),
    minute: of('minute'),
    second: of('second'),
    half: of('dayPeriod'),
  })
}

function dateOf(when: When): Date | undefined {
  if (!when) return undefined
  const date = new Date(when)
  return Number.isNaN(date.getTime()) ? undefined : date
}

const dayNumber = (date: Date) => Math.round(Date.parse(isoDay().format(date)) / DAY_MILLISECONDS)

function ordinal(day: number): string {
  if (day >= 11 && day <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'
}
