import type { Clock } from '../src/platform/core/clock.ts'

/** The real time, until a test moves it. */
export interface TestClock extends Clock {
  /** Goes forward. */
  pass(time: { seconds?: number; minutes?: number; hours?: number; days?: number }): void
}

export function testClock(): TestClock {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    pass({ seconds = 0, minutes = 0, hours = 0, days = 0 }) {
      ahead += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
    },
  }
}
