import { m } from 'contract/messages'
import type { HappyCall } from 'contract/complaints/happy-calls'
import type { Confirmation } from 'contract/complaints/confirmations'
import type { HAPPY_CALL_SORTS, HappyCallReason, HappyCallState } from 'contract/complaints/happy-call-words'
import type { Pagination } from 'contract/core/fields'
import type { OrderBy } from 'contract/core/order'
import { sql, type RawBuilder } from 'kysely'
import { digitsOfNumber } from '../../accounts/is-named.ts'
import type { Db } from '../../platform/core/db.ts'
import { NotFound } from '../../platform/core/problems.ts'
import { byName } from '../../platform/database/by-name.ts'
import { containing } from '../../platform/database/containing.ts'
import { nullable, orderOf } from '../../platform/database/order-of.ts'
import { offsetOf, paginationOf, type PageRequest } from '../../platform/database/page-of.ts'
import { startsWithCode } from '../../platform/database/serial-number.ts'
import { countOf } from '../../platform/database/total-of.ts'

export interface HappyCallFilter {
  /** by default those that are to be made on that day */
  state?: HappyCallState | 'all' | undefined
  why?: HappyCallReason | undefined
  centre_id?: number | undefined
  search?: string | undefined
  sort?: OrderBy<(typeof HAPPY_CALL_SORTS)[number]> | undefined
}

/** One page of the filtered calls as they stand on a day, the oldest completion first by default. */
export async function pageOfHappyCalls(
  db: Db,
  day: string,
  { sort, page, per_page, ...filter }: HappyCallFilter & PageRequest,
): Promise<{ data: HappyCall[]; pagination: Pagination }> {
  const part = { page, per_page }
  const found = foundCalls(db, day, filter)
  const [rows, total] = await Promise.all([
    inOrder(withRepair(found, day), sort).limit(per_page).offset(offsetOf(part)).execute(),
    countOf(db, found, part),
  ])
  return { data: rows.map(asCall), pagination: paginationOf(part, total) }
}

/** The calls about a complaint, the newest first. */
export async function happyCallsOf(db: Db, day: string, complaintId: number): Promise<HappyCall[]> {
  const rows = await withRepair(joined(db).where('happy_call.complaint_id', '=', complaintId), day)
    .orderBy('happy_call.id', 'desc')
    .execute()
  return rows.map(asCall)
}

/** One call. Throws NotFound. */
export async function getHappyCall(db: Db, day: string, id: number): Promise<HappyCall> {
  const row = await withRepair(joined(db).where('happy_call.id', '=', id), day).executeTakeFirst()
  if (!row) throw new NotFound(m.happy_calls_not_found())
  return asCall(row)
}

const joined = (db: Db) =>
  db
    .selectFrom('happy_call')
    .innerJoin('complaint', 'complaint.id', 'happy_call.complaint_id')
    .leftJoin('visit_report', 'visit_report.id', 'happy_call.report_id')

const ENGINEER = sql<string>`coalesce(nullif(visit_report.engineer_name, ''), complaint.technician)`

function foundCalls(db: Db, day: string, { state = 'due', why, centre_id, search }: HappyCallFilter) {
  return joined(db)
    .$if(state !== 'all', (query) => query.where(isIn(state as HappyCallState, day)))
    .$if(why !== undefined, (query) => query.where('happy_call.why', '=', why!))
    .$if(centre_id !== undefined, (query) => query.where('complaint.centre_id', '=', centre_id!))
    .$if(!!search, (query) => query.where(matching(search!)))
}

function matching(search: string): RawBuilder<boolean> {
  const digits = digitsOfNumber(search)
  return sql<boolean>`(${containing(sql`complaint.customer_name`, search)} or ${containing(ENGINEER, search)}
    or ${startsWithCode('complaint.job_no', search)}
    or ${digits ? sql`complaint.customer_contact like ${`%${digits}%`}` : sql`false`})`
}

/** Written so that the partial index of waiting calls serves those to be made now. */
function isIn(state: HappyCallState, day: string): RawBuilder<boolean> {
  const on = sql`${day}::date`
  switch (state) {
    case 'later':
      return sql<boolean>`(happy_call.state = 'waiting' and happy_call.call_from > ${on})`
    case 'due':
      return sql<boolean>`(happy_call.state = 'waiting' and happy_call.call_from <= ${on} and happy_call.call_until >= ${on})`
    case 'lapsed':
      return sql<boolean>`(happy_call.state = 'waiting' and happy_call.call_until < ${on})`
    default:
      return sql<boolean>`happy_call.state = ${state}`
  }
}

const inOrder = orderOf<(typeof HAPPY_CALL_SORTS)[number]>({
  id: 'happy_call.id',
  by: {
    completed: sql`happy_call.completed_at`,
    customer: byName('complaint.customer_name'),
    engineer: nullable(sql`nullif(lower(${ENGINEER}), '')`),
  },
  usual: 'completed',
})

const withRepair = (query: ReturnType<typeof joined>, day: string) =>
  query.select([
    'happy_call.id',
    'happy_call.complaint_id',
    'happy_call.why',
    'happy_call.completed_at',
    'happy_call.call_until',
    'happy_call.tries',
    'happy_call.is_fixed',
    'happy_call.told_paid',
    'happy_call.friendly',
    'happy_call.note',
    'happy_call.by_name',
    'happy_call.at',
    'complaint.job_no',
    'complaint.customer_name',
    'complaint.customer_contact as contact',
    'complaint.model_name',
    'complaint.problem_type',
    'visit_report.finding',
    'visit_report.note as done',
    'visit_report.due',
    'visit_report.paid',
    'visit_report.no_code_reason',
    sql<Confirmation>`coalesce(visit_report.confirmation, 'none')`.as('confirmation'),
    ENGINEER.as('engineer_name'),
    sql<string>`coalesce((select name from service_point where id = complaint.centre_id), '')`.as('centre_name'),
    sql<HappyCallState>`case when happy_call.state <> 'waiting' then happy_call.state
      when happy_call.call_from > ${day}::date then 'later' when happy_call.call_until < ${day}::date then 'lapsed'
      else 'due' end`.as('state'),
  ])

type Row = Awaited<ReturnType<ReturnType<typeof withRepair>['executeTakeFirstOrThrow']>>

const asCall = ({ job_no, finding, done, due, paid, no_code_reason, at, ...row }: Row): HappyCall => ({
  ...row,
  job_no: job_no ?? '',
  finding: finding ?? '',
  done: done ?? '',
  due: due ?? 0,
  paid: paid ?? 0,
  no_code_reason: no_code_reason ?? '',
  at: at ?? '',
})
