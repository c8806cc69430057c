import { daysText } from '../core/dates/days-text.ts'
import { hoursText } from '../core/dates/hours-text.ts'
import type { Locale } from '../core/locale.ts'

interface Hours {
  opens_at: string
  closes_at: string
  days_off: readonly number[]
  /** as it was typed */
  hours: string
}

/** When a shop or centre is open: `Sunday to Friday, 10:00 to 19:00`, said from its parts; without them as it was typed. */
export function openingHours({ opens_at, closes_at, days_off, hours }: Hours, locale: Locale): string {
  if (opens_at === '') return hours
  const days = [0, 1, 2, 3, 4, 5, 6].filter((day) => !days_off.includes(day))
  const times = hoursText(opens_at, closes_at, locale)
  return days.length === 0 ? times : `${daysText(days, locale)}, ${times}`
}
