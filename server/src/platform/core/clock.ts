import { isoDay } from 'contract/core/dates/nepal-time'

/** The time, so that a test can choose it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** The calendar day in Nepal, `YYYY-MM-DD`. */
export const today = (clock: Clock): string => isoDay(clock.now())

/** A day plus a number of days. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
