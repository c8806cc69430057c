import type { BoardCard, BoardColumn } from 'contract/complaints/endpoints'
import { BOARD_CARDS, COMPLAINT_STATUSES, isClosed, type ComplaintStatus } from 'contract/complaints/words'
import { sql } from 'kysely'
import type { Db } from '../platform/core/db.ts'
import { COUNTED_AT_ONCE } from '../platform/database/total-of.ts'
import { sessionState, type SessionCheck } from '../platform/sessions/authorize.ts'
import { BOARD_COLUMNS, boardCardOf } from './board-card.ts'
import type { DueRow } from './clock/due.queries.ts'
import { foundComplaints, type ComplaintFilter } from './complaint.queries.ts'

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
    return { status, total: Math.min(total, COUNTED_AT_ONCE), more: total > COUNTED_AT_ONCE, cards: cards.map(asCard) }
  })
}

/** A stage has a statement of its own within the board's, so that each is read by its index. */
function columnOf(db: Db, filter: ComplaintFilter & { status: ComplaintStatus }) {
  const counted = foundComplaints(db, filter)
    .select(sql`1`.as('one'))
    .limit(sql.lit(COUNTED_AT_ONCE + 1))
  return db.selectNoFrom([
    sql<ComplaintStatus>`${filter.status}::text`.as('status'),
    sql<number>`(select count(*)::int from (${counted}) as found)`.as('total'),
    sql<Card[]>`(select coalesce(json_agg(card), '[]') from (${cardsOf(db, filter)}) as card)`.as('cards'),
  ])
}

/** Nothing of a closed complaint is due. */
const cardsOf = (db: Db, filter: ComplaintFilter & { status: ComplaintStatus }) =>
  foundComplaints(db, filter)
    .select(BOARD_COLUMNS)
    .select([
      'complaint.dispatch_state',
      'complaint.centre_chosen',
      sql<string | null>`(select name from service_point where id = complaint.centre_id)`.as('centre_name'),
    ])
    .$if(!isClosed(filter.status), (query) =>
      query.orderBy('complaint.next_due_at', (order) => order.asc().nullsLast()),
    )
    .orderBy('complaint.id', 'desc')
    .limit(sql.lit(BOARD_CARDS))

type Card = Awaited<ReturnType<ReturnType<typeof cardsOf>['executeTakeFirstOrThrow']>> & DueRow

const asCard = (card: Card): BoardCard => ({
  ...boardCardOf(card),
  dispatch_state: card.dispatch_state,
  centre_name: card.centre_name ?? '',
  centre_chosen: card.centre_chosen,
})
