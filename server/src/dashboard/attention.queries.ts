import { sql, type RawBuilder } from 'kysely'
import { DAY_MILLISECONDS, isoDay, startOfDay } from 'contract/core/dates/nepal-time'
import { WAITING_AT_MOST } from 'contract/dashboard/words'
import { may, type Capability } from 'contract/core/access'
import type { Attention } from 'contract/dashboard/endpoints'
import { isoTime } from '../platform/database/iso-time.ts'
import { DEAD } from '../platform/jobs/dead-jobs.ts'
import { reachOf, type SignedIn } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'

type Part = keyof Attention
/** The number of pending records, `WAITING_AT_MOST` at most, and since when; `oldest` is empty if there are none. */
type Waiting = NonNullable<Attention[Part]>

/** The pending work for staff of a role, in one statement; null for areas the role has no access to. */
export async function pendingWorkSummary(db: Db, user: SignedIn, now: Date): Promise<Attention> {
  const parts = Object.entries(waitingParts(now, reachOf(user))).map(([name, [capability, rows, time]]) =>
    (may(user.role, capability) ? waiting(rows, time) : NOTHING_TO_SEE).as(name as Part),
  )
  // The query builder cannot type names that come from an object.
  return (await db.selectNoFrom(parts).executeTakeFirstOrThrow()) as Attention
}

/**
 * Per area: the capability that shows it, its rows, and since when they are pending. All are found by partial indexes.
 */
const waitingParts = (
  now: Date,
  reach: number | undefined,
): Record<Part, [Capability, rows: RawBuilder<unknown>, since?: string]> => ({
  registrations_waiting: ['registrations.write', sql`registration where status = 'Pending'`],
  serials_shared: [
    'registrations.write',
    sql`(select min(created_at) as created_at from registration where is_duplicate group by serial_key) as shared`,
  ],
  registrations_disputed: ['registrations.write', sql`registration where is_disputed and is_duplicate`],
  unit_serials_shared: [
    'units.read',
    sql`(select min(created_at) as created_at from unit where is_duplicate group by serial_key) as shared`,
  ],
  complaints_undispatched: [
    'complaints.read',
    sql`${complaintsOf(reach)} where dispatch_state = 'none' and ${IS_OPEN}`,
  ],
  dispatches_failed: ['complaints.read', sql`${complaintsOf(reach)} where dispatch_state = 'failed'`],
  complaints_overdue: [
    'complaints.read',
    sql`${complaintsOf(reach)} where next_due_at < ${now}::timestamptz`,
    'next_due_at',
  ],
  model_numbers_doubled: ['catalogue.write', sql`product where is_duplicate`],
  messages_unread: ['complaints.read', sql`${messagesOf(reach)} where kind = 'customer' and read_at is null`],
  extensions_awaiting: ['extensions.read', sql`warranty_extension where state = 'awaiting_payment'`],
  enquiries_unread: ['enquiries.read', sql`enquiry where read_at is null`],
  enquiries_open: ['enquiries.read', sql`enquiry where state = 'open'`],
  quotations_pending: ['quotations.read', sql`quotation where status = 'Pending'`],
  personalisations_pending: ['personalisations.read', sql`personalisation where status = 'pending'`],
  jobs_failed: ['jobs.read', sql`pgboss.job where name = ${DEAD} and state = 'created'`, 'created_on'],
  alarms: ['alarms.handle', sql`alarm where dismissed_at is null`],
  registrations_open: ['registrations.write', sql`registration where status = 'Pending' or is_duplicate`],
  complaints_open: ['complaints.read', complaintsInNeed(now, reach)],
  complaints_due_today: [
    'complaints.read',
    sql`${complaintsOf(reach)} where next_due_at >= ${dayBegins(now)}::timestamptz and next_due_at < ${dayBegins(now, 1)}::timestamptz`,
    'next_due_at',
  ],
  visits_today: ['complaints.read', sql`${complaintsOf(reach)} where visit_date = ${isoDay(now)}::date and ${IS_OPEN}`],
})

/** Those of one service centre, if the caller is bound to one. */
const complaintsOf = (reach: number | undefined) =>
  reach === undefined ? sql`complaint` : sql`(select * from complaint where centre_id = ${reach}) as complaint`

const messagesOf = (reach: number | undefined) =>
  reach === undefined
    ? sql`complaint_message`
    : sql`(select message.* from complaint_message message
        join complaint on complaint.id = message.complaint_id and complaint.centre_id = ${reach}) as complaint_message`

/** Each complaint once, for whatever reasons it needs somebody; of each reason as many as are counted. */
const complaintsInNeed = (now: Date, reach: number | undefined) => {
  const [own, messages, most] = [complaintsOf(reach), messagesOf(reach), sql`limit ${sql.lit(WAITING_AT_MOST)}`]
  return sql`complaint where id in (
    (select id from ${own} where dispatch_state = 'none' and ${IS_OPEN} order by id ${most})
    union (select id from ${own} where dispatch_state = 'failed' order by id ${most})
    union (select id from ${own} where next_due_at < ${now}::timestamptz order by next_due_at ${most})
    union (select complaint_id from ${messages} where kind = 'customer' and read_at is null order by id ${most}))`
}

/** When the day in Nepal begins, or a later one. */
const dayBegins = (now: Date, later = 0): Date => new Date(startOfDay(isoDay(now)).getTime() + later * DAY_MILLISECONDS)

const IS_OPEN = sql`status not in ('Completed', 'Cancelled')`

const waiting = (rows: RawBuilder<unknown>, since = 'created_at') => sql<Waiting | null>`(
  select json_build_object('total', count(*)::int, 'oldest', coalesce(${isoTime(sql<string>`min(since)`)}, ''))
  from (select ${sql.ref(since)} as since from ${rows} order by 1 limit ${sql.lit(WAITING_AT_MOST)}) as longest)`

const NOTHING_TO_SEE = sql<Waiting | null>`null::json`
