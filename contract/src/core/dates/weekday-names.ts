/** As they are spelled in spreadsheets and records. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** The days of the week as text: `Friday, Saturday`. */
export const weekdayNames = (days: readonly number[]): string => days.map((day) => WEEKDAYS[day] ?? '').join(', ')

/** The day of the week of a calendar day, 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()
