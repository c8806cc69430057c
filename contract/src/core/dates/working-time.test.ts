import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addWorkingMinutes, workingMinutes, type Pause, type WorkingCalendar } from './working-time.ts'

/** 10:00 to 17:00 from Sunday to Friday; Wednesday 21 October and Sunday 25 October 2026 are holidays. */
const CALENDAR: WorkingCalendar = {
  hours: [...Array.from({ length: 6 }, () => [600, 1020] as const), null],
  holidays: ['2026-10-21', '2026-10-25'],
}
const DAY = 7 * 60

/** A moment of October 2026 in Nepal: `19 10:00`. */
const at = (text: string): Date => new Date(`2026-10-${text.replace(' ', 'T')}:00+05:45`)
const pause = (from: string, to?: string): Pause => ({ from: at(from), to: to === undefined ? undefined : at(to) })

// 18 October 2026 is a Sunday.
test.each([
  ['a whole day', '18 10:00', '18 17:00', DAY, []],
  ['within a day', '18 10:30', '18 12:15', 105, []],
  ['from before opening', '18 06:00', '18 11:00', 60, []],
  ['until after closing', '18 16:00', '18 22:00', 60, []],
  ['between closing and opening', '18 17:00', '19 10:00', 0, []],
  ['overnight', '18 16:30', '19 10:30', 60, []],
  ['on a holiday', '21 09:00', '21 18:00', 0, []],
  ['from a holiday', '21 12:00', '22 11:00', 60, []],
  ['over a holiday', '20 16:00', '22 11:00', 120, []],
  ['on a Saturday', '24 10:00', '24 17:00', 0, []],
  ['over a Saturday and the holiday after it', '23 16:00', '26 11:00', 120, []],
  ['a week with both', '18 10:00', '25 10:00', 5 * DAY, []],
  ['nothing', '18 12:00', '18 12:00', 0, []],
  ['backwards', '19 12:00', '18 12:00', 0, []],
  ['across midnight of UTC', '19 05:30', '19 10:01', 1, []],
  ['with a pause within', '18 10:00', '18 17:00', DAY - 90, [pause('18 12:00', '18 13:30')]],
  ['with a pause across closing', '18 10:00', '19 17:00', 2 * DAY - 150, [pause('18 16:00', '19 11:30')]],
  [
    'with pauses that overlap',
    '18 10:00',
    '18 17:00',
    DAY - 180,
    [pause('18 12:00', '18 14:00'), pause('18 13:00', '18 15:00')],
  ],
  ['with a pause that began before', '18 12:00', '18 17:00', 240, [pause('17 10:00', '18 13:00')]],
  ['with a pause that lasts', '18 10:00', '20 17:00', 120, [pause('18 12:00')]],
  ['with a pause outside opening hours', '18 10:00', '19 17:00', 2 * DAY, [pause('18 18:00', '19 09:00')]],
  ['all paused', '18 10:00', '18 17:00', 0, [pause('17 10:00')]],
] as const)('%s: from %s to %s is %i minutes', (_, from, to, minutes, pauses) =>
  expect(workingMinutes(at(from), at(to), CALENDAR, pauses)).toBe(minutes),
)

test.each([
  ['within the day', '18 10:00', 60, '18 11:00', []],
  ['from before opening', '18 07:00', 60, '18 11:00', []],
  ['up to closing', '18 10:00', DAY, '18 17:00', []],
  ['a minute more', '18 10:00', DAY + 1, '19 10:01', []],
  ['from after closing', '18 19:00', 30, '19 10:30', []],
  ['from a holiday', '21 12:00', 30, '22 10:30', []],
  ['over a holiday', '20 16:30', 60, '22 10:30', []],
  ['over Saturday and a holiday', '23 16:30', 60, '26 10:30', []],
  ['nothing', '24 12:00', 0, '24 12:00', []],
  ['a pause moves it', '18 10:00', 120, '18 13:00', [pause('18 11:00', '18 12:00')]],
  ['a pause across closing', '18 10:00', 120, '19 11:30', [pause('18 11:30', '19 11:00')]],
  ['due as the pause begins', '18 10:00', 120, '18 12:00', [pause('18 12:00')]],
  ['never, while paused', '18 10:00', 121, undefined, [pause('18 12:00')]],
  ['a pause that began before', '18 12:00', 60, '18 15:00', [pause('17 10:00', '18 14:00')]],
  ['a pause before it all', '18 12:00', 60, '18 13:00', [pause('11 10:00', '12 14:00')]],
] as const)('%s: %s and %i minutes is %s', (_, start, minutes, due, pauses) =>
  expect(addWorkingMinutes(at(start), minutes, CALENDAR, pauses)).toEqual(due === undefined ? undefined : at(due)),
)

test('without any working hours nothing is ever due', () =>
  expect(addWorkingMinutes(at('18 10:00'), 1, { hours: CALENDAR.hours.map(() => null), holidays: [] })).toBeUndefined())

// Two months minute by minute, by the calendar of the platform: the clock is not asked.
const FIRST = Date.parse('2026-09-15T00:00:00Z')
const MINUTES = 60 * 24 * 60
const SHOWN = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kathmandu',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
})
const NAMED = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kathmandu', weekday: 'short' })
const VARIED: WorkingCalendar = {
  hours: [[600, 1020], [540, 1110], [600, 1020], null, [615, 1001], [0, 1440], null],
  holidays: ['2026-10-01', '2026-10-02', '2026-10-19', '2026-10-20', '2026-10-24'],
}

function tableOf({ hours, holidays }: WorkingCalendar): Uint8Array {
  return Uint8Array.from({ length: MINUTES }, (_, minute) => {
    const when = new Date(FIRST + minute * 60_000)
    const [day, time] = SHOWN.format(when).split(', ') as [string, string]
    const open = hours[['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(NAMED.format(when))]
    const [hour, past] = time.split(':').map(Number) as [number, number]
    return open && !holidays.includes(day) && hour * 60 + past >= open[0] && hour * 60 + past < open[1] ? 1 : 0
  })
}

const TABLE = tableOf(VARIED)
const moment = (minute: number): Date => new Date(FIRST + minute * 60_000)
const isPaused = (minute: number, pauses: readonly (readonly [number, number])[]): boolean =>
  pauses.some(([from, length]) => minute >= from && minute < from + length)

const minuteOf = fc.integer({ min: 0, max: MINUTES - 1 })
const somePauses = fc.array(fc.tuple(minuteOf, fc.integer({ min: 1, max: 6000 })), { maxLength: 5 })

test('500 intervals with holidays and pauses match a minute-by-minute count', () => {
  fc.assert(
    fc.property(minuteOf, minuteOf, somePauses, (one, other, pauses) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)]
      let walked = 0
      for (let minute = from; minute < to; minute++) if (TABLE[minute] && !isPaused(minute, pauses)) walked++
      const given = pauses.map(([start, length]) => ({ from: moment(start), to: moment(start + length) }))
      expect(workingMinutes(moment(from), moment(to), VARIED, given)).toBe(walked)
      // The due moment is the earliest one with as many minutes.
      const due = addWorkingMinutes(moment(from), walked, VARIED, given)!
      expect(workingMinutes(moment(from), due, VARIED, given)).toBe(walked)
      const before = new Date(due.getTime() - 1000)
      expect(workingMinutes(moment(from), before, VARIED, given)).toBeLessThan(walked || 1)
    }),
    { numRuns: 500 },
  )
})
