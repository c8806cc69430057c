import { m } from 'contract/messages'
import { hourOfTwelve } from './dates.ts'
import { partOfDay } from './part-of-day.ts'
import { digitsIn } from '../texts/digits.ts'
import type { Locale } from '../locale.ts'

/** Longer than this, the part of the day is said at the end as well. */
const SAME_PART_HOURS = 4

/**
 * From one time to another, `10:00` and `13:00`, as it is said: `10:00 to 13:00`, `बिहान १० देखि १ बजेसम्म`,
 * `बिहान १० देखि बेलुका ७ बजेसम्म`.
 */
export function hoursText(from: string, to: string, locale: Locale): string {
  if (locale === 'en') return m.brand_hours_from_to({ from, to }, { locale })
  const [first, last] = [hoursOf(from), hoursOf(to)]
  const until = said(to, last - first > SAME_PART_HOURS)
  return m.brand_hours_from_to({ from: said(from, true), to: until }, { locale })
}

/** `बिहान १०`, `१०:३०` */
function said(time: string, withPart: boolean): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const clock = digitsIn(
    'ne',
    minute === 0 ? hourOfTwelve(hour) : `${hourOfTwelve(hour)}:${String(minute).padStart(2, '0')}`,
  )
  return withPart ? `${partOfDay(hour)} ${clock}` : clock
}

function hoursOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour + minute / 60
}
