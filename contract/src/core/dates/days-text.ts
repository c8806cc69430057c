import { m } from 'contract/messages'
import { datesIn } from './dates-in.ts'
import { listText } from '../lists.ts'
import type { Locale } from '../locale.ts'

/** Days of the week that follow each other as `Sunday to Friday`, others one by one. Takes them in order. */
export function daysText(days: readonly number[], locale: Locale): string {
  const { weekday } = datesIn(locale)
  const [first, last] = [days[0]!, days.at(-1)!]
  if (days.length > 2 && last - first === days.length - 1)
    return m.brand_days_from_to({ from: weekday(first), to: weekday(last) }, { locale })
  return listText(days.map(weekday), locale)
}
