import { AHEAD_MILLISECONDS, DAY_MILLISECONDS, startOfDay } from './nepal-time.ts'

const MINUTE_MILLISECONDS = 60_000

/** Working hours, in Nepal's time. */
export interface WorkingCalendar {
  /** opening and closing time of each weekday, in minutes since midnight, from Sunday; null if closed */
  hours: readonly (readonly [from: number, to: number] | null)[]
  /** closed days, `YYYY-MM-DD` */
  holidays: readonly string[]
}

/** A time that does not count; without an end it lasts. */
export interface Pause {
  from: Date
  to?: Date | undefined
}

/** Whether anybody works on a day, `YYYY-MM-DD`. */
export function isWorkingDay(day: string, calendar: WorkingCalendar): boolean {
  const begin = startOfDay(day)
  return workingMinutes(begin, new Date(begin.getTime() + DAY_MILLISECONDS), calendar) > 0
}

/** The minutes of work from one moment to another, without pauses; none where the second is not later. */
export function workingMinutes(from: Date, to: Date, calendar: WorkingCalendar, pauses: readonly Pause[] = []): number {
  if (to <= from) return 0
  const { workUpTo } = minuteCounter(calendar)
  const between = (start: number, end: number) => workUpTo(end) - workUpTo(start)
  const [start, end] = [from.getTime(), to.getTime()]
  const paused = joined(pauses)
    .map(([first, last]) => [Math.max(first, start), Math.min(last, end)] as const)
    .filter(([first, last]) => first < last)
    .reduce((sum, [first, last]) => sum + between(first, last), 0)
  return (between(start, end) - paused) / MINUTE_MILLISECONDS
}

/**
 * The moment at which so many minutes were worked since a start, pauses left out; undefined where a pause that lasts, or
 * a calendar without work, comes before it.
 */
export function addWorkingMinutes(
  start: Date,
  minutes: number,
  calendar: WorkingCalendar,
  pauses: readonly Pause[] = [],
): Date | undefined {
  if (minutes <= 0) return start
  const { workUpTo, whenWorked } = minuteCounter(calendar)
  let left = minutes * MINUTE_MILLISECONDS
  let at = start.getTime()
  for (const [from, to] of joined(pauses)) {
    if (to <= at) continue
    const before = from > at ? workUpTo(from) - workUpTo(at) : 0
    if (left <= before) break
    if (to === Infinity) return undefined
    left -= before
    at = to
  }
  const due = whenWorked(workUpTo(at) + left)
  return due === undefined ? undefined : new Date(due)
}

/** Pauses as they follow each other, without overlaps. */
function joined(pauses: readonly Pause[]): [from: number, to: number][] {
  const result: [from: number, to: number][] = []
  const sorted = pauses
    .map(({ from, to }): [number, number] => [from.getTime(), to?.getTime() ?? Infinity])
    .toSorted(([one], [other]) => one - other)
  for (const [from, to] of sorted) {
    const last = result.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else result.push([from, to])
  }
  return result
}

/** Counts work from the first day of 1970 on, in milliseconds, without walking through the days. */
function minuteCounter({ hours, holidays }: WorkingCalendar) {
  const byWeekday = hours.map((day) => (day ? Math.max(0, day[1] - day[0]) * MINUTE_MILLISECONDS : 0))
  const perWeek = byWeekday.reduce((sum, work) => sum + work, 0)
  const free = new Set(holidays.map((day) => Date.parse(day) / DAY_MILLISECONDS))
  const freeDays = [...free].filter((day) => byWeekday[weekdayOf(day)]! > 0)

  /** of whole days before this one */
  const workBefore = (day: number): number => {
    const weeks = Math.floor(day / 7)
    const rest = Array.from({ length: day - weeks * 7 }, (_, place) => byWeekday[weekdayOf(place)]!)
    const lost = freeDays.map((off) => (off < day && off >= 0 ? byWeekday[weekdayOf(off)]! : 0))
    return weeks * perWeek + sumOf(rest) - sumOf(lost)
  }
  const openingOf = (day: number) => {
    const open = hours[weekdayOf(day)]
    return open && !free.has(day) ? open : undefined
  }
  const workUpTo = (moment: number): number => {
    const local = moment + AHEAD_MILLISECONDS
    const day = Math.floor(local / DAY_MILLISECONDS)
    const open = openingOf(day)
    const since = open ? local - day * DAY_MILLISECONDS - open[0] * MINUTE_MILLISECONDS : 0
    return workBefore(day) + Math.min(Math.max(since, 0), open ? byWeekday[weekdayOf(day)]! : 0)
  }
  /** the earliest moment up to which so much was worked */
  const whenWorked = (work: number): number | undefined => {
    if (perWeek === 0) return undefined
    const day = firstDayWith(work)
    const opened = day * DAY_MILLISECONDS + openingOf(day)![0] * MINUTE_MILLISECONDS
    return opened + work - workBefore(day) - AHEAD_MILLISECONDS
  }
  /** Halves the days in question until one is left. */
  const firstDayWith = (work: number): number => {
    let [first, last] = [0, Math.ceil(work / perWeek) * 7 + 7 * (freeDays.length + 1)]
    while (first < last) {
      const middle = Math.floor((first + last) / 2)
      if (workBefore(middle + 1) >= work) last = middle
      else first = middle + 1
    }
    return first
  }
  return { workUpTo, whenWorked }
}

/** 1 January 1970 was a Thursday. */
const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
