import type { Locale } from '../locale.ts'

/** Bikram Sambat and AD. */
export const CALENDARS = ['bs', 'ad'] as const
export type Calendar = (typeof CALENDARS)[number]

/** The choices of an account; `language` is the calendar of the language. */
export const CALENDAR_CHOICES = ['language', ...CALENDARS] as const
export type CalendarChoice = (typeof CALENDAR_CHOICES)[number]

/** The calendar in which dates are shown: Bikram Sambat in Nepali, AD in English, unless one was chosen. */
export function calendarIn(locale: Locale, choice: CalendarChoice = 'language'): Calendar {
  if (choice !== 'language') return choice
  return locale === 'ne' ? 'bs' : 'ad'
}

const EARLIEST_BS = 2047

/**
 * Whether a year of purchase is one of Bikram Sambat. It is kept as it was said; the two calendars' years of purchases do
 * not meet before AD 2047.
 */
export const isBsYear = (year: number): boolean => year >= EARLIEST_BS
