/** The time, so that a test can choose it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

const kathmandu = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kathmandu', dateStyle: 'short' })

/** The calendar day in Nepal, `YYYY-MM-DD`. */
export const today = (clock: Clock): string => kathmandu.format(clock.now())
