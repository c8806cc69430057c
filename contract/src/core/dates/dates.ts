import type { NepalTime, When } from './nepal-time.ts'
import { nepalTime } from './nepal-time.ts'

/** How a language writes dates and times in Nepal. No date, or none that can be read, is a dash. */
export interface Dates {
  /** `Monday, 5 Jan 2026`: a date on its own */
  long: (when: When) => string
  /** `5 Jan 2026`: inside a sentence or a second line */
  short: (when: When) => string
  /**
   * `5 Jan 2026`: where the day in the other calendar stands beside it. All else writes both where BS is a forecast:
   * `लगभग २९ जेठ २०८४ (१२ जुन २०२७)`.
   */
  alone: (when: When) => string
  /** The same in an SMS, which pays by the letter: `लगभग २९ जेठ २०८४ (१२/६/२०२७)` */
  brief: (when: When) => string
  /** `5 Jan`: where the year goes without saying */
  dayMonth: (when: When) => string
  /** `January 2026`: a member since */
  month: (when: When) => string
  /** `5 Jan 2026, 4:22 PM` */
  dateTime: (when: When) => string
  /** `5 Jan 2026, 16:22` */
  dateClock: (when: When) => string
  /** `Jan 5th 2026, 4:22:09 PM`, as contact messages show it */
  message: (when: When) => string
  /** `4:22 PM` */
  time: (when: When) => string
  /** `4:22 PM on Tuesday`, within a week */
  weekTime: (when: When) => string
  /** `Sunday` for 0 */
  weekday: (day: number) => string
  /** `in 3 days`, `yesterday`, `next month`, `2 years ago` */
  relative: (count: number, unit: RelativeUnit) => string
}

export type RelativeUnit = 'day' | 'month' | 'year'

/** Writes a moment, or a dash for none. */
export const written =
  (words: (time: NepalTime) => string) =>
  (when: When): string => {
    const time = nepalTime(when)
    return time ? words(time) : '–'
  }

/** 12 for midnight and noon. */
export const hourOfTwelve = (hour: number): number => hour % 12 || 12

/** `07` */
export const twoDigits = (number: number): string => String(number).padStart(2, '0')
