import { fromBs, toBs, daysOfBsMonth } from 'contract/core/dates/bikram-sambat'
import type { Calendar } from 'contract/core/dates/calendar'
import { DAY_MILLISECONDS } from 'contract/core/dates/nepal-time'

/** From a first day to a last one, `YYYY-MM-DD`. */
export interface Period {
  from: string
  to: string
}

/** The periods that are offered; without a choice the first. */
export const PRESETS = ['this_month', 'last_month', 'months_3', 'months_12'] as const
export type Preset = (typeof PRESETS)[number]

export const COMPARISONS = ['previous', 'year', 'none'] as const
export type Comparison = (typeof COMPARISONS)[number]

interface Chosen {
  preset: Preset
  comparison: Comparison
  /** own days, which count before the preset */
  from?: string
  to?: string
}

/** The chosen period and the one to compare with. Months are those of the calendar in which the page shows dates. */
export function periodsOf(
  { preset, comparison, from, to }: Chosen,
  today: string,
  calendar: Calendar,
): { now: Period; before: Period | undefined } {
  const own = from || to ? ownDays(from, to, today, calendar) : undefined
  const now = own ?? presetDays(preset, today, calendar)
  if (comparison === 'none') return { now, before: undefined }
  if (comparison === 'year')
    return { now, before: { from: monthsBack(now.from, 12, calendar), to: monthsBack(now.to, 12, calendar) } }
  return { now, before: own ? asLongBefore(now) : monthsBefore(now, MONTHS[preset], calendar) }
}

const MONTHS: Record<Preset, number> = { this_month: 1, last_month: 1, months_3: 3, months_12: 12 }

function presetDays(preset: Preset, today: string, calendar: Calendar): Period {
  const first = firstOfMonth(today, calendar)
  if (preset === 'last_month') return { from: monthsBack(first, 1, calendar), to: daysLater(first, -1) }
  return { from: monthsBack(first, MONTHS[preset] - 1, calendar), to: today }
}

function ownDays(from: string | undefined, to: string | undefined, today: string, calendar: Calendar): Period {
  const last = to || today
  return { from: from || firstOfMonth(last, calendar), to: last }
}

/** As many months before, and no further into them: nineteen days of a month against nineteen days of the month before. */
function monthsBefore(now: Period, months: number, calendar: Calendar): Period {
  const from = monthsBack(now.from, months, calendar)
  const isWhole = firstOfMonth(daysLater(now.to, 1), calendar) === daysLater(now.to, 1)
  const to = isWhole ? daysLater(now.from, -1) : monthsBack(now.to, months, calendar)
  return { from, to }
}

const asLongBefore = ({ from, to }: Period): Period => {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MILLISECONDS + 1
  return { from: daysLater(from, -days), to: daysLater(from, -1) }
}

/** The first day of the month of a day. */
function firstOfMonth(day: string, calendar: Calendar): string {
  const bs = calendar === 'bs' ? toBs(day) : undefined
  return bs ? fromBs({ ...bs, day: 1 })! : `${day.slice(0, 8)}01`
}

/** The same day of an earlier month, or its last one where it is shorter. */
function monthsBack(day: string, months: number, calendar: Calendar): string {
  const bs = calendar === 'bs' ? toBs(day) : undefined
  if (bs) {
    const number = bs.year * 12 + bs.month - 1 - months
    const [year, month] = [Math.floor(number / 12), (number % 12) + 1]
    const earlier = fromBs({ year, month, day: Math.min(bs.day, daysOfBsMonth(year, month) ?? bs.day) })
    if (earlier) return earlier
  }
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10)
}

const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MILLISECONDS).toISOString().slice(0, 10)

interface Counted {
  day: string
  opened: number
  completed: number
}

/** The days of a period as bars: each day of up to five weeks, weeks of up to four months, months of a longer one. */
export function barsOf(
  days: readonly Counted[],
  calendar: Calendar,
): { kind: 'day' | 'week' | 'month'; bars: Counted[] } {
  const kind = days.length <= 35 ? 'day' : days.length <= 125 ? 'week' : 'month'
  const bars = new Map<string, Counted>()
  for (const [place, { day, opened, completed }] of days.entries()) {
    const begins = kind === 'day' ? day : kind === 'week' ? days[place - (place % 7)]!.day : firstOfMonth(day, calendar)
    const bar = bars.get(begins) ?? { day: begins, opened: 0, completed: 0 }
    bars.set(begins, { ...bar, opened: bar.opened + opened, completed: bar.completed + completed })
  }
  return { kind, bars: [...bars.values()] }
}
