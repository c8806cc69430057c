import { hourOfTwelve, twoDigits, written, type Dates } from './dates.ts'
import type { NepalTime } from './nepal-time.ts'
import { once } from '../once.ts'

export const AD_MONTHS_ENGLISH = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** A day in a calendar, its month by name. */
interface NamedDay {
  year: number
  month: string
  shortMonth: string
  day: number
  /** before it: that it is about this day, or of which calendar it is */
  mark?: string
  /** the AD day that binds, beside a forecast */
  binding?: NamedDay
}

export const englishDates: Dates = /* @__PURE__ */ englishDatesOf(adDay)

/** English dates and times in a calendar. */
export function englishDatesOf(dayOf: (time: NepalTime) => NamedDay): Dates {
  const plain = ({ day, shortMonth, year }: NamedDay) => `${day} ${shortMonth} ${year}`
  const alone = (time: NepalTime) => {
    const day = dayOf(time)
    return `${day.mark ?? ''}${plain(day)}`
  }
  const date = (time: NepalTime) => {
    const { binding } = dayOf(time)
    return binding ? `${alone(time)} (${plain(binding)})` : alone(time)
  }
  return {
    long: written((time) => `${WEEKDAYS[time.weekday]}, ${date(time)}`),
    short: written(date),
    alone: written(alone),
    brief: written(date),
    dayMonth: written((time) => {
      const { shortMonth, day, mark = '', binding } = dayOf(time)
      return `${mark}${day} ${shortMonth}${binding ? ` (${binding.day} ${binding.shortMonth})` : ''}`
    }),
    month: written((time) => {
      const { year, month, mark = '' } = dayOf(time)
      return `${mark}${month} ${year}`
    }),
    dateTime: written((time) => `${date(time)}, ${clock(time)}`),
    dateClock: written((time) => `${date(time)}, ${twoDigits(time.hour)}:${twoDigits(time.minute)}`),
    message: written((time) => {
      const { year, shortMonth, day, mark = '' } = dayOf(time)
      const { hour, minute } = time
      const at = `${hourOfTwelve(hour)}:${twoDigits(minute)}:${twoDigits(time.second)} ${half(hour)}`
      return `${mark}${shortMonth} ${day}${ordinal(day)} ${year}, ${at}`
    }),
    time: written((time) => clock(time)),
    weekTime: written((time) => `${clock(time)} on ${WEEKDAYS[time.weekday]}`),
    weekday: (day) => WEEKDAYS[day] ?? '',
    relative: (count, unit) => relative().format(count, unit),
  }
}

/** The day in AD. */
export function adDay({ year, month, day }: NepalTime): NamedDay {
  const name = AD_MONTHS_ENGLISH[month - 1]!
  return { year, month: name, shortMonth: name.slice(0, 3), day }
}

const relative = once(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }))

const half = (hour: number) => (hour < 12 ? 'AM' : 'PM')
const clock = ({ hour, minute }: NepalTime) => `${hourOfTwelve(hour)}:${twoDigits(minute)} ${half(hour)}`

function ordinal(day: number): string {
  if (day >= 11 && day <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'
}
