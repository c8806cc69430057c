import { isoDay } from 'contract/core/dates/nepal-time'
import { fromBs, publishedThrough, toBs } from 'contract/core/dates/bikram-sambat'
import type { Holiday } from 'contract/settings/words'
import { m } from '#messages'

/**
 * The public holidays that have the same date in each year of the Nepali calendar. Festivals follow the moon, and others are
 * announced from year to year: those are typed.
 */
const FIXED: readonly { month: number; day: number; name: () => string }[] = [
  { month: 1, day: 1, name: m.settings_holiday_new_year },
  { month: 2, day: 15, name: m.settings_holiday_republic },
  { month: 6, day: 3, name: m.settings_holiday_constitution },
  { month: 11, day: 7, name: m.settings_holiday_democracy },
]

/** The years of which they can be added: this one and the next, as far as the calendar is published. */
export function yearsToAdd(now = new Date()): readonly number[] {
  const year = toBs(isoDay(now))?.year
  return year === undefined ? [] : [year, year + 1].filter((one) => one <= publishedThrough())
}

/** Those of a year that are still to come and are not in the list yet. */
export function fixedHolidays(year: number, taken: readonly string[], now = new Date()): Holiday[] {
  const today = isoDay(now)
  return FIXED.flatMap(({ month, day, name }) => {
    const date = fromBs({ year, month, day })
    return date !== undefined && date >= today && !taken.includes(date) ? [{ day: date, name: name() }] : []
  })
}
