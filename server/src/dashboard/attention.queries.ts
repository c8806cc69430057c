import type { Clock } from '../platform/core/clock.ts'
import { sql, type RawBuilder } from 'kysely'
import { DAY_MILLISECONDS, isoDay, startOfDay } from 'contract/core/dates/nepal-time'
import { WAITING_AT_MOST } from 'contract/dashboard/words'
import { may, type Access, type FurtherGrants } from 'contract/core/access'
import type { Attention } from 'contract/dashboard/endpoints'
import { isoTime } from '../platform/database/iso-time.ts'
import { isWaitingIn } from '../registrations/decision/waiting.queries.ts'
import type { Db } from '../platform/core/db.ts'
import { DEAD } from '../platform/jobs/dead-jobs.ts'
import { reachOf, type SignedIn } from '../platform/core/caller.ts'

type Part = keyof Attention
/** The number of pending records, `WAITING_AT_MOST` at most, and since when; `oldest` is empty if there are none. */
type Waiting = NonNullable<Attention[Part]>

interface Wanted {
  now: Date
  /** the service centre to which the caller is bound */
  reach: number | undefined
  /** there is no CRM, so visits are planned here */
  isPlanner: boolean
  /** the caller dispatches */
  isDispatcher: boolean
  /** what the settings let roles do besides */
  further: FurtherGrants
}

type Now = Pick<Wanted, 'now' | 'isPlanner' | 'further'>

/** What the pending work depends on besides the caller. */
export const workNow = ({
  clock,
  crm,
  granted,
}: {
  clock: Clock
  crm: { kind: string }
  granted: () => FurtherGrants
}): Now => ({
  now: clock.now(),
  isPlanner: crm.kind === 'local',
  further: granted(),
})

/** The pending work as the caller sees it, in one statement; null for areas they have no access to. */
export async function pendingWorkSummary(db: Db, user: SignedIn, now: Now): Promise<Attention> {
  const wanted = {
    ...now,
    reach: reachOf(user),
    isDispatcher: may(user, 'complaints.dispatch'),
  }
  const parts = Object.entries(waitingParts(wanted)).map(([name, part]) => {
    const [access, rows, time] = part ?? []
    return (access && rows && may(user, access, now.further) ? waiting(rows, time) : NOTHING_TO_SEE).as(name as Part)
  })
  // The query builder cannot type names that come from an object.
  return (await db.selectNoFrom(parts).executeTakeFirstOrThrow()) as Attention
}

/**
 * Per area: the access that shows it, its rows, and since when they are pending. All are found by partial indexes.
 */
const waitingParts = (
  wanted: Wanted,
): Record<Part, [Access, rows: RawBuilder<unknown>, since?: string] | undefined> => {
  const { now, reach, isPlanner } = wanted
  return {
    registrations_waiting: [REGISTRATIONS, sql`registration where ${isWaitingIn('queue')}`],
    serials_shared: [
      REGISTRATIONS,
      sql`(select min(created_at) as created_at from registration where is_duplicate group by serial_key) as shared`,
    ],
    registrations_disputed: [REGISTRATIONS, sql`registration where is_disputed and is_duplicate`],
    unit_serials_shared: [
      'units.read',
      sql`(select min(created_at) as created_at from unit where is_duplicate group by serial_key) as shared`,
    ],
    complaints_undispatched: [
      'complaints.read',
      sql`${complaintsOf(reach)} where dispatch_state = 'none' and ${IS_OPEN}`,
    ],
    dispatches_failed: ['complaints.read', sql`${complaintsOf(reach)} where dispatch_state = 'failed'`],
    complaints_to_plan: isPlanner ? ['complaints.read', sql`${complaintsOf(reach)} where ${IS_TO_PLAN}`] : undefined,
    complaints_proposed:
      reach === undefined
        ? undefined
        : ['complaints.write', sql`${complaintsOf(reach)} where not centre_chosen and ${IS_OPEN}`],
    complaints_overdue: [
      'complaints.read',
      sql`${complaintsOf(reach)} where next_due_at < ${now}::timestamptz`,
      'next_due_at',
    ],
    parts_to_approve: ['parts.approve', sql`part_request where state = 'asked'`, 'changed_at'],
    parts_to_send:
      reach === undefined ? ['parts.move', sql`part_request where state = 'approved'`, 'changed_at'] : undefined,
    parts_to_receive:
      reach === undefined
        ? undefined
        : ['parts.move', sql`part_request where state = 'sent' and centre_id = ${reach}`, 'changed_at'],
    model_numbers_doubled: ['catalogue.write', sql`product where is_duplicate`],
    messages_unread: ['complaints.read', sql`${messagesOf(reach)} where kind = 'customer' and read_at is null`],
    extensions_awaiting: ['extensions.read', sql`warranty_extension where state = 'awaiting_payment'`],
    enquiries_unread: ['enquiries.read', sql`enquiry where read_at is null`],
    enquiries_open: ['enquiries.read', sql`enquiry where state = 'open'`],
    quotations_pending: ['quotations.read', sql`quotation where status = 'Pending'`],
    personalisations_pending: ['personalisations.read', sql`personalisation where status = 'pending'`],
    jobs_failed: ['jobs.read', sql`pgboss.job where name = ${DEAD} and state = 'created'`, 'created_on'],
    alarms: ['alarms.handle', sql`alarm where dismissed_at is null`],
    registrations_open: [REGISTRATIONS, sql`registration where ${isWaitingIn('queue')} or is_duplicate`],
    complaints_open: ['complaints.read', complaintsInNeed(wanted)],
    complaints_due_today: [
      'complaints.read',
      sql`${complaintsOf(reach)} where next_due_at >= ${dayBegins(now)}::timestamptz and next_due_at < ${dayBegins(now, 1)}::timestamptz`,
      'next_due_at',
    ],
    visits_today: [
      'complaints.read',
      sql`${complaintsOf(reach)} where visit_date = ${isoDay(now)}::date and ${IS_OPEN}`,
    ],
  }
}

/** Who registers, or decides by the settings alone. */
const REGISTRATIONS: Access = ['registrations.write', 'registrations.decide']

/** Those of one service centre, if the caller is bound to one. */
const complaintsOf = (reach: number | undefined) =>
  reach === undefined ? sql`complaint` : sql`(select * from complaint where centre_id = ${reach}) as complaint`

const messagesOf = (reach: number | undefined) =>
  reach === undefined
    ? sql`complaint_message`
    : sql`(select message.* from complaint_message message
        join complaint on complaint.id = message.complaint_id and complaint.centre_id = ${reach}) as complaint_message`

/** Each complaint once, for whatever reasons it needs the caller; of each reason as many as are counted. */
const complaintsInNeed = ({ now, reach, isPlanner, isDispatcher }: Wanted) => {
  const [own, messages, most] = [complaintsOf(reach), messagesOf(reach), sql`limit ${sql.lit(WAITING_AT_MOST)}`]
  const reasons = [
    ...(isDispatcher
      ? [
          sql`(select id from ${own} where dispatch_state = 'none' and ${IS_OPEN} order by id ${most})`,
          sql`(select id from ${own} where dispatch_state = 'failed' order by id ${most})`,
        ]
      : []),
    ...(isPlanner ? [sql`(select id from ${own} where ${IS_TO_PLAN} order by created_at ${most})`] : []),
    ...(reach === undefined
      ? []
      : [sql`(select id from ${own} where not centre_chosen and ${IS_OPEN} order by id ${most})`]),
    sql`(select id from ${own} where next_due_at < ${now}::timestamptz order by next_due_at ${most})`,
    sql`(select complaint_id from ${messages} where kind = 'customer' and read_at is null order by id ${most})`,
  ]
  return sql`complaint where id in (${sql.join(reasons, sql` union `)})`
}

/** When the day in Nepal begins, or a later one. */
const dayBegins = (now: Date, later = 0): Date => new Date(startOfDay(isoDay(now)).getTime() + later * DAY_MILLISECONDS)

/** As the partial index has it: a service centre has it, and there is no engineer or no visit. */
const IS_TO_PLAN = sql`status in ('Service Center Assigned', 'Engineer Allocated') and (technician = '' or visit_date is null)`

const IS_OPEN = sql`status not in ('Completed', 'Cancelled')`

const waiting = (rows: RawBuilder<unknown>, since = 'created_at') => sql<Waiting | null>`(
  select json_build_object('total', count(*)::int, 'oldest', coalesce(${isoTime(sql<string>`min(since)`)}, ''))
  from (select ${sql.ref(since)} as since from ${rows} order by 1 limit ${sql.lit(WAITING_AT_MOST)}) as longest)`

const NOTHING_TO_SEE = sql<Waiting | null>`null::json`
