import { isoDay } from 'contract/core/nepal-time'

/** The time, so that a test can choose it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** The calendar day in Nepal, `YYYY-MM-DD`. */
export const today = (clock: Clock): string => isoDay(clock.now())
