import type { ClosedReason } from 'contract/complaints/visit-windows'
import { isWorkingDay, type WorkingCalendar } from 'contract/core/dates/working-time'
import { daysLater } from '../../platform/core/clock.ts'

/** How many days the board shows. */
const DAYS = 7
/** How far working days are looked for: the longest feasts are shorter. */
const AHEAD = 60

interface Wanted {
  from: string
  today: string
  calendar: WorkingCalendar
}

/** Seven working days from one on, and where the board before and after them begins. Today is shown in any case. */
export function visitDaysOf(wanted: Wanted): { days: string[]; previous: string; next: string } {
  const { from, today } = wanted
  const days = walk(wanted, from, 1)
  const last = days.at(-1)!
  const previous = walk(wanted, daysLater(from, -1), -1).at(-1)!
  return {
    days,
    // The way back from a later week leads to that of today.
    previous: previous < today && today < from ? today : previous,
    next: walk(wanted, daysLater(last, 1), 1)[0]!,
  }
}

/** Why nobody works on a day. */
export const closedOn = (day: string, calendar: WorkingCalendar): ClosedReason => {
  if (isWorkingDay(day, calendar)) return ''
  return calendar.holidays.includes(day) ? 'holiday' : 'weekly'
}

/** Where nothing is open, for as long as one looks, any day is one. */
function walk({ today, calendar }: Omit<Wanted, 'from'>, from: string, step: 1 | -1): string[] {
  const near = Array.from({ length: AHEAD }, (_, place) => daysLater(from, place * step))
  const working = near.filter((day) => day === today || isWorkingDay(day, calendar))
  return (working.length < DAYS ? near : working).slice(0, DAYS)
}
