import { toBs } from '../core/dates/bikram-sambat.ts'
import { isBsYear } from '../core/dates/calendar.ts'

const EARLIEST = 1990

/** Whether something can have been bought in this year, of either calendar. The day is today's. */
export const isPurchaseYear = (year: number, today: string): boolean =>
  isBsYear(year) ? year <= (toBs(today)?.year ?? 0) : year >= EARLIEST && year <= Number(today.slice(0, 4))
