import type { Notice } from 'contract/notices/endpoints'
import { isoToday, longDate, timeOfDay } from '../ui/format/dates.ts'
import { m } from '#messages'

const DAY_MS = 86_400_000

/** `Today`, `Yesterday`, `Monday, 5 Jan 2026` */
export function dayInWords(when: string, now: Date = new Date()): string {
  const day = isoToday(new Date(when))
  if (day === isoToday(now)) return m.notices_today()
  return day === isoToday(new Date(now.getTime() - DAY_MS)) ? m.notices_yesterday() : longDate(when)
}

/** `Today, 4:22 PM` */
export const whenInWords = (when: string, now: Date = new Date()): string =>
  m.notices_when({ day: dayInWords(when, now), time: timeOfDay(when) })

/** Notices of one day in Nepal under each other, in the order in which they come. */
export function byDay(notices: readonly Notice[]): { day: string; notices: Notice[] }[] {
  const days = new Map<string, Notice[]>()
  for (const notice of notices) {
    const day = isoToday(new Date(notice.created_at))
    days.set(day, [...(days.get(day) ?? []), notice])
  }
  return [...days].map(([day, ofDay]) => ({ day, notices: ofDay }))
}
