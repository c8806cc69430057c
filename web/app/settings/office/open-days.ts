import { datesIn } from 'contract/core/dates/dates-in'
import { listText } from 'contract/core/lists'
import { pageLocale } from '../../core/locale.ts'

/** The days of the week, Sunday first. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const

export const weekdayText = (day: number): string => datesIn(pageLocale()).weekday(day)

/** `Sunday, Monday and Tuesday` */
export const openDaysText = (days: readonly number[]): string => listText(days.map(weekdayText), pageLocale())
