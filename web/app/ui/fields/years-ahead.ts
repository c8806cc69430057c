import { m } from '#messages'
import { isoToday } from '../format/dates.ts'
import { whole } from '../format/numbers.ts'

/** Farther ahead than plans are made: more likely a year of the other calendar. */
const FAR_YEARS = 2

/** Asks about a planned day that lies years ahead. */
export function yearsAhead(day: string): string | undefined {
  const years = Number(day.slice(0, 4)) - Number(isoToday().slice(0, 4))
  return years > FAR_YEARS ? m.ui_years_ahead({ years: whole(years) }) : undefined
}
