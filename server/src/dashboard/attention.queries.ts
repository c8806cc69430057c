import { sql, type RawBuilder } from 'kysely'
import { WAITING_AT_MOST } from 'contract/dashboard/words'
import { may, type Capability, type Role } from 'contract/core/access'
import type { Attention } from 'contract/dashboard/endpoints'
import { isoTime } from '../database/iso-time.ts'
import { DEAD } from '../jobs/dead-jobs.ts'
import type { Db } from '../core/db.ts'

type Part = keyof Attention
/** The number of pending records, `WAITING_AT_MOST` at most, and since when; `oldest` is empty if there are none. */
type Waiting = NonNullable<Attention[Part]>

/** The pending work for staff of a role, in one statement; null for areas the role has no access to. */
export async function pendingWorkSummary(
  db: Db,
  role: Role,
  { now, overdueDays }: { now: Date; overdueDays: number },
): Promise<Attention> {
  const parts = Object.entries(waitingParts(now, overdueDays)).map(([name, [capability, rows, time]]) =>
    (may(role, capability) ? waiting(rows, time) : NOTHING_TO_SEE).as(name as Part),
  )
  // The query builder cannot type names that come from an object.
  return (await db.selectNoFrom(parts).executeTakeFirstOrThrow()) as Attention
}

/**
 * Per area: the capability that shows it, its rows, and since when they are pending. All are found by partial indexes.
 */
const waitingParts = (
  now: Date,
  overdueDays: number,
): Record<Part, [Capability, rows: RawBuilder<unknown>, since?: string]> => ({
  registrations_waiting: ['registrations.read', sql`registration where status = 'Pending'`],
  serials_shared: [
    'registrations.read',
    sql`(select min(created_at) as created_at from registration where is_duplicate group by serial_key) as shared`,
  ],
  unit_serials_shared: [
    'units.read',
    sql`(select min(created_at) as created_at from unit where is_duplicate group by serial_key) as shared`,
  ],
  complaints_undispatched: ['complaints.read', sql`complaint where dispatch_state = 'none' and ${IS_OPEN}`],
  dispatches_failed: ['complaints.read', sql`complaint where dispatch_state = 'failed'`],
  complaints_overdue: [
    'complaints.read',
    sql`complaint where dispatch_state = 'dispatched' and ${IS_OPEN}
      and created_at < ${now}::timestamptz - interval '1 day' * ${overdueDays}::int`,
  ],
  model_numbers_doubled: ['catalogue.write', sql`product where is_duplicate`],
  messages_unread: ['complaints.read', sql`complaint_message where kind = 'customer' and read_at is null`],
  extensions_awaiting: ['extensions.read', sql`warranty_extension where state = 'awaiting_payment'`],
  enquiries_unread: ['enquiries.read', sql`enquiry where read_at is null`],
  quotations_pending: ['quotations.read', sql`quotation where status = 'Pending'`],
  personalisations_pending: ['personalisations.read', sql`personalisation where status = 'pending'`],
  jobs_failed: ['jobs.read', sql`pgboss.job where name = ${DEAD} and state = 'created'`, 'created_on'],
  alarms: ['alarms.handle', sql`alarm where dismissed_at is null`],
})

const IS_OPEN = sql`status not in ('Completed', 'Cancelled')`

const waiting = (rows: RawBuilder<unknown>, since = 'created_at') => sql<Waiting | null>`(
  select json_build_object('total', count(*)::int, 'oldest', coalesce(${isoTime(sql<string>`min(since)`)}, ''))
  from (select ${sql.ref(since)} as since from ${rows} order by 1 limit ${sql.lit(WAITING_AT_MOST)}) as longest)`

const NOTHING_TO_SEE = sql<Waiting | null>`null::json`
