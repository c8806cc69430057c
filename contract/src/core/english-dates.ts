import { hourOfTwelve, twoDigits, written, type Dates } from './dates.ts'
import type { NepalTime } from './nepal-time.ts'
import { once } from './once.ts'

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

export const englishDates: Dates = {
  long: /* @__PURE__ */ written((time) => `${WEEKDAYS[time.weekday]}, ${date(time)}`),
  short: /* @__PURE__ */ written((time) => date(time)),
  month: /* @__PURE__ */ written(({ month, year }) => `${AD_MONTHS_ENGLISH[month - 1]} ${year}`),
  dateTime: /* @__PURE__ */ written((time) => `${date(time)}, ${clock(time)}`),
  dateClock: /* @__PURE__ */ written((time) => `${date(time)}, ${twoDigits(time.hour)}:${twoDigits(time.minute)}`),
  message: /* @__PURE__ */ written((time) => {
    const { day, year, hour, minute, second } = time
    const at = `${hourOfTwelve(hour)}:${twoDigits(minute)}:${twoDigits(second)} ${half(hour)}`
    return `${shortMonth(time)} ${day}${ordinal(day)} ${year}, ${at}`
  }),
  time: /* @__PURE__ */ written((time) => clock(time)),
  weekTime: /* @__PURE__ */ written((time) => `${clock(time)} on ${WEEKDAYS[time.weekday]}`),
  weekday: (day) => WEEKDAYS[day] ?? '',
  relative: (count, unit) => relative().format(count, unit),
}

const relative = once(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }))

const shortMonth = ({ month }: NepalTime) => AD_MONTHS_ENGLISH[month - 1]!.slice(0, 3)
const date = (time: NepalTime) => `${time.day} ${shortMonth(time)} ${time.year}`
const half = (hour: number) => (hour < 12 ? 'AM' : 'PM')
const clock = ({ hour, minute }: NepalTime) => `${hourOfTwelve(hour)}:${twoDigits(minute)} ${half(hour)}`

function ordinal(day: number): string {
  if (day >= 11 && day <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'
}
