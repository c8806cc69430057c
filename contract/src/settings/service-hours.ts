import { PRIORITIES, type Priority } from '../complaints/words.ts'
import type { WorkingCalendar } from '../core/dates/working-time.ts'
import type { Settings, TargetSetting } from './words.ts'

/** The names of all targets, by priority. */
export const TARGET_SETTINGS: readonly TargetSetting[] = PRIORITIES.flatMap((priority) => [
  `answer_hours_${priority}` as const,
  `repair_hours_${priority}` as const,
])

type Hours = Pick<Settings, 'open_days' | 'opens_at' | 'closes_at' | 'holidays'>

/** The settings on which the due times of complaints depend. */
export type ServiceHours = Hours & Pick<Settings, TargetSetting>

/** The names of the settings on which due times depend. */
export const SERVICE_SETTINGS: readonly (keyof ServiceHours)[] = [
  'open_days',
  'opens_at',
  'closes_at',
  'holidays',
  ...TARGET_SETTINGS,
]

/** When the service works. */
export function workingCalendarOf({ open_days, opens_at, closes_at, holidays }: Hours): WorkingCalendar {
  const open = [minutesOf(opens_at), minutesOf(closes_at)] as const
  return {
    hours: Array.from({ length: 7 }, (_, day) => (open_days.includes(day) ? open : null)),
    holidays: holidays.map(({ day }) => day),
  }
}

/** The minutes of work in which a complaint of a priority is answered first, and repaired. */
export const targetsOf = (settings: ServiceHours, priority: Priority): { answer: number; repair: number } => ({
  answer: settings[`answer_hours_${priority}`] * 60,
  repair: settings[`repair_hours_${priority}`] * 60,
})

/** Minutes of a time such as `10:30`. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
