import { VISIT_DAYS } from 'contract/complaints/visit-moving'
import { VISIT_WINDOWS } from 'contract/complaints/visit-windows'
import { CLOSED_STATUSES } from 'contract/complaints/words'
import { isWorkingDay } from 'contract/core/dates/working-time'
import { workingCalendarOf } from 'contract/settings/service-hours'
import { listEngineersOnDays } from '../../engineers/engineers-on-day.queries.ts'
import { daysLater } from '../../platform/core/clock.ts'
import type { Db } from '../../platform/core/db.ts'
import { readSettings } from '../../settings/settings.queries.ts'
import type { ComplaintLine } from '../lock-complaint.ts'

/** How far working days are looked for: the longest feasts are shorter. */
const AHEAD = 60

type Window = (typeof VISIT_WINDOWS)[number]

/** An engineer who is at work on a day and can take one more visit in a window. */
export interface FreeEngineer {
  id: number
  /** in the window, and on the whole day */
  visits: number
  visits_of_day: number
}

/** The room that a service centre has on a day, by window; a window that is full is left out. */
export interface RoomOfDay {
  day: string
  windows: Partial<Record<Window, FreeEngineer[]>>
}

/** The service centre whose engineers make a visit: that of its engineer, else that of the complaint. */
export async function centreOfVisit(
  db: Db,
  { engineer_id, centre_id }: Pick<ComplaintLine, 'engineer_id' | 'centre_id'>,
): Promise<number | null> {
  if (engineer_id === null) return centre_id
  const engineer = await db
    .selectFrom('engineer')
    .where('id', '=', engineer_id)
    .select('centre_id')
    .executeTakeFirstOrThrow()
  return engineer.centre_id
}

/**
 * Where a service centre has room for a visit on its next working days after today: an engineer at work makes so many in
 * a window as the centre says. Visits of all of its engineers count, also of those away, and those that have none yet;
 * a visit without hours takes none away.
 */
export async function readRoom(db: Db, centreId: number, today: string): Promise<RoomOfDay[]> {
  const centre = await db
    .selectFrom('service_point')
    .where('id', '=', centreId)
    .select(['days_off', 'visits_per_window'])
    .executeTakeFirstOrThrow()
  const days = await nextDays(db, today, centre.days_off)
  const [engineers, unassigned] = await Promise.all([
    listEngineersOnDays(db, days, { centre_id: centreId }),
    countUnassigned(db, centreId, days),
  ])
  const most = centre.visits_per_window
  return days.map((day, place) => ({
    day,
    windows: Object.fromEntries(
      VISIT_WINDOWS.flatMap((window) => {
        const counts = engineers.map(({ id, days: shown }) => {
          const { off, windows } = shown[place]!
          return { id, off, visits: windows[window] ?? 0, visits_of_day: sumOf(Object.values(windows)) }
        })
        const atWork = counts.filter(({ off }) => off === '')
        const waiting = unassigned.find((one) => one.visit_date === day && one.visit_window === window)?.visits ?? 0
        const taken = sumOf(counts.map(({ visits }) => visits)) + waiting
        if (taken >= atWork.length * most) return []
        return [[window, atWork.filter(({ visits }) => visits < most)] as const]
      }),
    ),
  }))
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, one) => sum + one, 0)

async function nextDays(db: Db, today: string, daysOff: readonly number[]): Promise<string[]> {
  const calendar = workingCalendarOf(await readSettings(db))
  return Array.from({ length: AHEAD }, (_, place) => daysLater(today, place + 1))
    .filter((day) => isWorkingDay(day, calendar) && !daysOff.includes(new Date(day).getUTCDay()))
    .slice(0, VISIT_DAYS)
}

const countUnassigned = (db: Db, centreId: number, days: readonly string[]) =>
  db
    .selectFrom('complaint')
    .where('engineer_id', 'is', null)
    .where('centre_id', '=', centreId)
    .where('visit_date', 'in', days)
    .where('status', 'not in', CLOSED_STATUSES)
    .groupBy(['visit_date', 'visit_window'])
    .select(({ fn }) => ['visit_date', 'visit_window', fn.countAll<number>().as('visits')])
    .execute()
