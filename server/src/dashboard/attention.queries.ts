import { sql, type RawBuilder } from 'kysely'
import { may, type Capability, type Role } from 'contract/access'
import { isoTime } from '../database/iso-time.ts'
import { DEAD } from '../jobs/dead-jobs.ts'
import type { Db } from '../services.ts'

/** How much waits, and since when; `oldest` is empty where nothing does. */
export interface Waiting {
  total: number
  oldest: string
}

/** What waits for staff of a role, in one statement; null for areas that the role may not see. */
export async function whatWaits(db: Db, role: Role) {
  const part = (capability: Capability, waiting: RawBuilder<Waiting>) =>
    may(role, capability) ? waiting : sql<Waiting | null>`null::json`
  return db
    .selectNoFrom([
      part('registrations.read', waiting(sql<string>`created_at`, sql`registration where status = 'Pending'`)).as(
        'registrations_waiting',
      ),
      part('complaints.read', waiting(sql<string>`created_at`, UNDISPATCHED)).as('complaints_undispatched'),
      part('complaints.read', waiting(sql<string>`created_at`, sql`complaint where dispatch_state = 'failed'`)).as(
        'dispatches_failed',
      ),
      part('enquiries.read', waiting(sql<string>`created_at`, sql`enquiry where read_at is null`)).as(
        'enquiries_unread',
      ),
      part('quotations.read', waiting(sql<string>`created_at`, sql`quotation where status = 'Pending'`)).as(
        'quotations_pending',
      ),
      part(
        'jobs.read',
        waiting(sql<string>`created_on`, sql`pgboss.job where name = ${DEAD} and state = 'created'`),
      ).as('jobs_failed'),
    ])
    .executeTakeFirstOrThrow()
}

// The index on what waits holds these rows.
const UNDISPATCHED = sql`complaint where dispatch_state = 'none' and status not in ('Completed', 'Cancelled')`

const waiting = (time: RawBuilder<string>, rows: RawBuilder<unknown>) => sql<Waiting>`(
  select json_build_object('total', count(*)::int, 'oldest', coalesce(${isoTime(sql<string>`min(${time})`)}, ''))
  from ${rows})`
