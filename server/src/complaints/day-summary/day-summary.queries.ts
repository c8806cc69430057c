import type { Locale } from 'contract/core/locale'
import { may } from 'contract/core/access'
import { DAY_MILLISECONDS, startOfDay } from 'contract/core/dates/nepal-time'
import { isBoundToCentre, ROLES } from 'contract/core/roles'
import { CLOSED_STATUSES } from 'contract/complaints/words'
import { sql } from 'kysely'
import { today, type Clock } from '../../platform/core/clock.ts'
import type { Db } from '../../platform/core/db.ts'

/** The work of a member of staff today. */
export interface DaySummary {
  account_id: number
  contact: string
  language: Locale
  /** they want it by SMS as well */
  summary_sms: boolean
  /** it is that of a service centre, and not of complaints they own */
  of_centre: boolean
  late: number
  due_today: number
  visits: number
  unread: number
}

const WORKERS = ROLES.filter((role) => may(role, 'complaints.write'))
const BOUND = ROLES.filter(isBoundToCentre)

/**
 * The work of each member of staff: the open complaints they own, or those of the service centre they are bound to.
 * Leaves out staff with nothing to do, and those who already had today's summary.
 */
export async function summariesOfDay(db: Db, clock: Clock): Promise<DaySummary[]> {
  const day = today(clock)
  const [now, begin] = [clock.now(), startOfDay(day)]
  const end = new Date(begin.getTime() + DAY_MILLISECONDS)
  const { rows } = await sql<DaySummary>`
    select * from (
      select account.id as account_id, account.contact, account.language, account.summary_sms,
        account.role in (${sql.join(BOUND)}) as of_centre,
        count(*) filter (where next_due_at < ${now}::timestamptz)::int as late,
        count(*) filter (where next_due_at >= ${now}::timestamptz and next_due_at < ${end}::timestamptz)::int as due_today,
        count(*) filter (where visit_date = ${day}::date)::int as visits,
        count(*) filter (where exists (
          select from complaint_message
          where complaint_id = complaint.id and kind = 'customer' and read_at is null))::int as unread
      from account join complaint on case when account.role in (${sql.join(BOUND)})
        then complaint.centre_id = account.centre_id else complaint.owner_id = account.id end
      where account.role in (${sql.join(WORKERS)}) and complaint.status not in (${sql.join(CLOSED_STATUSES)})
        and not exists (
          select from notice
          where notice.account_id = account.id and kind = 'summary' and created_at >= ${begin}::timestamptz)
      group by account.id) as summary
    where late + due_today + visits + unread > 0
    order by account_id`.execute(db)
  return rows
}
