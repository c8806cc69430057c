import { CLOSED_STATUSES } from 'contract/complaints/words'
import { weekdayOf } from 'contract/core/weekday-names'
import type { OffReason } from 'contract/engineers/words'
import { sql } from 'kysely'
import type { Db } from '../core/db.ts'
import { withinReach } from '../database/within-reach.ts'

/** Engineers at work for the company, or for one service centre alone, with what keeps them on a day and how many open visits they have by window. */
export async function listEngineersOnDay(
  db: Db,
  day: string,
  { without = 0, reach }: { without?: number; reach?: number | undefined } = {},
) {
  const rows = await db
    .selectFrom('engineer')
    .innerJoin('service_point', 'service_point.id', 'engineer.centre_id')
    .select(['engineer.id', 'engineer.name', 'engineer.phone', 'engineer.centre_id', 'engineer.skills'])
    .select([
      'service_point.name as centre_name',
      sql<OffReason>`coalesce(
        (select reason from engineer_absence
          where engineer_id = engineer.id and ${day}::date between first_day and last_day order by id limit 1),
        case when ${weekdayOf(day)}::int = any(engineer.days_off) then 'weekly' end,
        case when ${weekdayOf(day)}::int = any(service_point.days_off) then 'centre' end,
        '')`.as('off'),
      sql<Record<string, number>>`(
        select coalesce(json_object_agg(visit_window, visits), '{}') from (
          select visit_window, count(*)::int as visits from complaint
          where engineer_id = engineer.id and visit_date = ${day}::date and id <> ${without}::int
            and status not in (${sql.join(CLOSED_STATUSES)})
          group by visit_window) as planned)`.as('windows'),
    ])
    .where('engineer.active', '=', true)
    .where(withinReach('engineer.centre_id', reach))
    .orderBy('engineer.name')
    .orderBy('engineer.id')
    .execute()
  return rows.map((row) => ({ ...row, visits: Object.values(row.windows).reduce((sum, one) => sum + one, 0) }))
}
