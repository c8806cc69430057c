import { m } from '#messages'

const NAMES = [
  m.ui_sunday,
  m.ui_monday,
  m.ui_tuesday,
  m.ui_wednesday,
  m.ui_thursday,
  m.ui_friday,
  m.ui_saturday,
] as const

/** The days of the week as choices; 0 is Sunday. */
export const weekdayOptions = () => NAMES.map((name, day) => ({ value: String(day), text: name() }))

/** `Friday, Saturday`; empty for none. */
export const weekdaysText = (days: readonly number[]): string => days.map((day) => NAMES[day]?.() ?? '').join(', ')
