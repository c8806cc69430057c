import type { VisitBoard, VisitCard } from 'contract/complaints/assignments'
import { BOARD_VISITS, BOARD_WAITING, type VisitWindow } from 'contract/complaints/visit-windows'
import { CLOSED_STATUSES } from 'contract/complaints/words'
import { workingCalendarOf } from 'contract/settings/service-hours'
import { sql } from 'kysely'
import type { Db } from '../../platform/core/db.ts'
import { countOf } from '../../platform/database/total-of.ts'
import { withinReach } from '../../platform/database/within-reach.ts'
import { listEngineersOnDays } from '../../engineers/engineers-on-day.queries.ts'
import { readSettings } from '../../settings/settings.queries.ts'
import { BOARD_COLUMNS, boardCardOf } from '../board-card.ts'
import type { DueRow } from '../clock/due.queries.ts'
import { listCentres } from './assignment.queries.ts'
import { closedOn, visitDaysOf } from './visit-days.ts'

interface Wanted {
  /** the first day; today without one */
  from?: string | undefined
  /** the service centre whose engineers are shown; all without one */
  centre_id?: number | undefined
  /** the centre to which the reader is kept */
  reach: number | undefined
  today: string
}

/** The open visits of seven working days by engineer and day, and the complaints that wait for a visit. */
export async function boardOfVisits(db: Db, wanted: Wanted): Promise<Omit<VisitBoard, 'message'>> {
  const { from = wanted.today, today, reach, centre_id } = wanted
  const calendar = workingCalendarOf(await readSettings(db))
  const { days: working, ...around } = visitDaysOf({ from, today, calendar })
  const begin = from < working[0]! ? from : working[0]!
  const found = await listVisits(db, wanted, { from: begin, to: working.at(-1)! })
  const data = found.slice(0, BOARD_VISITS).map(asCard)
  // Visits on a day off are still shown.
  const days = [...new Set([...working, ...data.map(({ visit_date }) => visit_date)])].toSorted()
  const [engineers, waiting, centres] = await Promise.all([
    listEngineersOnDays(db, days, { reach, centre_id }),
    listWaiting(db, wanted, begin < today ? begin : today),
    listCentres(db, reach),
  ])
  return {
    data,
    today,
    days: days.map((day) => ({ day, closed: closedOn(day, calendar) })),
    ...around,
    more: found.length > BOARD_VISITS,
    engineers,
    waiting,
    centres,
  }
}

/** Of the engineers of a centre all visits; those without an engineer where the complaint is of the centre. */
const listVisits = (db: Db, wanted: Wanted, { from, to }: { from: string; to: string }): Promise<Card[]> =>
  cards(db, wanted)
    .where('complaint.visit_date', '>=', from)
    .where('complaint.visit_date', '<=', to)
    .$if(wanted.centre_id !== undefined, (query) =>
      query.where(
        sql<boolean>`coalesce((select centre_id from engineer where id = complaint.engineer_id), complaint.centre_id) = ${wanted.centre_id}`,
      ),
    )
    .orderBy('complaint.visit_date')
    .orderBy(sql`complaint.visit_window = ''`)
    .orderBy('complaint.visit_window')
    .orderBy('complaint.id')
    .limit(sql.lit(BOARD_VISITS + 1))
    .execute()

/** Those without a visit, or whose day has passed before the board begins. */
async function listWaiting(db: Db, wanted: Wanted, before: string): Promise<VisitBoard['waiting']> {
  const waiting = cards(db, wanted)
    .where((where) => where.or([where('complaint.visit_date', 'is', null), where('complaint.visit_date', '<', before)]))
    .$if(wanted.centre_id !== undefined, (query) => query.where('complaint.centre_id', '=', wanted.centre_id!))
  const first = await waiting
    .orderBy('complaint.next_due_at', (order) => order.asc().nullsLast())
    .orderBy('complaint.id')
    .limit(sql.lit(BOARD_WAITING))
    .execute()
  const counted = await countOf(db, waiting.clearSelect(), { page: 1, per_page: BOARD_WAITING })
  return { ...counted, cards: first.map(asCard) }
}

const cards = (db: Db, { reach }: Wanted) =>
  db
    .selectFrom('complaint')
    .select(BOARD_COLUMNS)
    .select([
      'complaint.engineer_id',
      'complaint.technician_contact',
      sql<VisitWindow>`complaint.visit_window`.as('visit_window'),
    ])
    .where('complaint.status', 'not in', CLOSED_STATUSES)
    .where(withinReach('complaint.centre_id', reach))

type Card = Awaited<ReturnType<ReturnType<typeof cards>['executeTakeFirstOrThrow']>> & DueRow

const asCard = (card: Card): VisitCard => ({
  ...boardCardOf(card),
  engineer_id: card.engineer_id,
  technician_contact: card.technician_contact,
  visit_window: card.visit_window,
})
