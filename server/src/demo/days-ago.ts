import { today, type Clock } from '../platform/core/clock.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Times of the demo: days before it is loaded, so that it never ages; `order` separates those of one day. */
export const daysAgo = (clock: Clock, days: number, order = 0): Date =>
  new Date(clock.now().getTime() - days * DAY - 180 * MINUTE + order * MINUTE)

/** The same as a calendar day in Nepal. */
export const dayAgo = (clock: Clock, days: number): string => today({ now: () => daysAgo(clock, days) })
