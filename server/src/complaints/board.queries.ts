import type { BoardCard, BoardColumn } from 'contract/complaints/endpoints'
import { BOARD_CARDS, COMPLAINT_STATUSES, isClosed, type ComplaintStatus } from 'contract/complaints/words'
import { sql } from 'kysely'
import type { Db } from '../core/db.ts'
import { isoTime } from '../database/iso-time.ts'
import { sessionState, type SessionCheck } from '../sessions/authorize.ts'
import { dueOf, waitOf, type DueRow } from './clock/due.queries.ts'
import { foundComplaints, type ComplaintFilter } from './complaint.queries.ts'

/** Nobody reads the exact number of a stage beyond this. */
const COUNTED = 1000

/** The complaints that the filters find, by stage in the usual order; with a stage among the filters, that one alone. */
export async function boardOfComplaints(
  db: Db,
  filter: Omit<ComplaintFilter, 'sort'>,
  check?: SessionCheck,
): Promise<BoardColumn[]> {
  const stages = filter.status ? [filter.status] : COMPLAINT_STATUSES
  const [first, ...others] = stages.map((status) => columnOf(db, { ...filter, status }))
  const columns = others.reduce((all, one) => all.unionAll(one), first!)
  const rows = await db
    .selectFrom(columns.as('stage'))
    .selectAll()
    .select(check ? sessionState(check.values).as('session_state') : sql<null>`null`.as('session_state'))
    .execute()
  check?.confirmBy(rows)
  return stages.map((stage) => {
    const { status, total, cards } = rows.find((row) => row.status === stage)!
    return { status, total: Math.min(total, COUNTED), more: total > COUNTED, cards: cards.map(asCard) }
  })
}

/** A stage has a statement of its own within the board's, so that each is read by its index. */
function columnOf(db: Db, filter: ComplaintFilter & { status: ComplaintStatus }) {
  const counted = foundComplaints(db, filter)
    .select(sql`1`.as('one'))
    .limit(sql.lit(COUNTED + 1))
  return db.selectNoFrom([
    sql<ComplaintStatus>`${filter.status}::text`.as('status'),
    sql<number>`(select count(*)::int from (${counted}) as found)`.as('total'),
    sql<Card[]>`(select coalesce(json_agg(card), '[]') from (${cardsOf(db, filter)}) as card)`.as('cards'),
  ])
}

/** Nothing of a closed complaint is due. */
const cardsOf = (db: Db, filter: ComplaintFilter & { status: ComplaintStatus }) =>
  foundComplaints(db, filter)
    .select([
      'complaint.id',
      'complaint.job_no',
      'complaint.customer_name',
      'complaint.model_name',
      'complaint.status',
      'complaint.dispatch_state',
      'complaint.zone',
      'complaint.area',
      'complaint.centre_chosen',
      'complaint.technician',
      'complaint.visit_date',
      'complaint.priority',
      sql<string | null>`(select name from service_point where id = complaint.centre_id)`.as('centre_name'),
      isoTime(sql.ref<string | null>('complaint.answered_at')).as('answered_at'),
      isoTime(sql.ref<string | null>('complaint.first_due_at')).as('first_due_at'),
      isoTime(sql.ref<string | null>('complaint.due_at')).as('due_at'),
      isoTime(sql.ref<string | null>('complaint.next_due_at')).as('next_due_at'),
      waitOf.as('wait'),
    ])
    .$if(!isClosed(filter.status), (query) =>
      query.orderBy('complaint.next_due_at', (order) => order.asc().nullsLast()),
    )
    .orderBy('complaint.id', 'desc')
    .limit(sql.lit(BOARD_CARDS))

type Card = Awaited<ReturnType<ReturnType<typeof cardsOf>['executeTakeFirstOrThrow']>> & DueRow

const asCard = (card: Card): BoardCard => ({
  id: card.id,
  job_no: card.job_no ?? '',
  customer_name: card.customer_name,
  model_name: card.model_name,
  status: card.status,
  dispatch_state: card.dispatch_state,
  zone: card.zone,
  area: card.area,
  centre_name: card.centre_name ?? '',
  centre_chosen: card.centre_chosen,
  technician: card.technician,
  visit_date: card.visit_date ?? '',
  ...dueOf(card),
})
