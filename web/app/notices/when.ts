import type { Notice } from 'contract/notices/endpoints'
import { isoToday, longDate, relativeDay, timeOfDay } from '../ui/format/dates.ts'

/** `Today`, `Yesterday`, `Monday, 5 Jan 2026` */
export function dayInWords(when: string, now: Date = new Date()): string {
  const relative = relativeDay(when, now)
  if (relative === 'today') return 'Today'
  return relative === 'yesterday' ? 'Yesterday' : longDate(when)
}

/** `Today, 4:22 PM` */
export const whenInWords = (when: string, now: Date = new Date()): string =>
  `${dayInWords(when, now)}, ${timeOfDay(when)}`

/** Notices of one day in Nepal under each other, in the order in which they come. */
export function byDay(notices: readonly Notice[]): { day: string; notices: Notice[] }[] {
  const days = new Map<string, Notice[]>()
  for (const notice of notices) {
    const day = isoToday(new Date(notice.created_at))
    days.set(day, [...(days.get(day) ?? []), notice])
  }
  return [...days].map(([day, ofDay]) => ({ day, notices: ofDay }))
}
