import { today, type Clock } from '../../core/clock.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Times of the demo: days before the day of loading, so that it never grows old; `order` parts those of one day. */
export const daysAgo = (clock: Clock, days: number, order = 0): Date =>
  new Date(clock.now().getTime() - days * DAY - 180 * MINUTE + order * MINUTE)

/** The same as a calendar day in Nepal. */
export const dayAgo = (clock: Clock, days: number): string => today({ now: () => daysAgo(clock, days) })
