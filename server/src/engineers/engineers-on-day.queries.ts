import { CLOSED_STATUSES } from 'contract/complaints/words'
import type { OffReason } from 'contract/engineers/words'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../platform/core/db.ts'
import { byName } from '../platform/database/by-name.ts'
import { withinReach } from '../platform/database/within-reach.ts'

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
      'service_point.district as centre_district',
      offOn(sql`${day}::date`).as('off'),
      windowsOn(sql`${day}::date`, without).as('windows'),
    ])
    .where('engineer.active', '=', true)
    .where(withinReach('engineer.centre_id', reach))
    .orderBy('engineer.name')
    .orderBy('engineer.id')
    .execute()
  return rows.map((row) => ({ ...row, visits: Object.values(row.windows).reduce((sum, one) => sum + one, 0) }))
}

/** The same people, by their own name, with each of some days: what keeps them, and their open visits by window. */
export const listEngineersOnDays = (
  db: Db,
  days: readonly string[],
  { reach, centre_id }: { reach?: number | undefined; centre_id?: number | undefined } = {},
) =>
  db
    .selectFrom('engineer')
    .innerJoin('service_point', 'service_point.id', 'engineer.centre_id')
    .select(['engineer.id', 'engineer.name', 'engineer.phone', 'engineer.centre_id'])
    .select([
      'service_point.name as centre_name',
      sql<{ off: OffReason; windows: Record<string, number> }[]>`(
        select coalesce(json_agg(json_build_object('off', ${offOn(SHOWN)}, 'windows', ${windowsOn(SHOWN, 0)})
          order by place), '[]')
        from unnest(${days}::date[]) with ordinality as shown (day, place))`.as('days'),
    ])
    .where('engineer.active', '=', true)
    .where(withinReach('engineer.centre_id', reach))
    .$if(centre_id !== undefined, (query) => query.where('engineer.centre_id', '=', centre_id!))
    .orderBy(byName('engineer.name'))
    .orderBy('engineer.id')
    .execute()

const SHOWN = sql.raw<string>('shown.day')

/** Why an engineer is not at work on a day. */
const offOn = (day: RawBuilder<unknown>) => sql<OffReason>`coalesce(
  (select reason from engineer_absence
    where engineer_id = engineer.id and ${day} between first_day and last_day order by id limit 1),
  case when extract(dow from ${day})::int = any(engineer.days_off) then 'weekly' end,
  case when extract(dow from ${day})::int = any(service_point.days_off) then 'centre' end,
  '')`

/** The open visits of an engineer on a day by window, without those of one complaint. */
const windowsOn = (day: RawBuilder<unknown>, without: number) => sql<Record<string, number>>`(
  select coalesce(json_object_agg(visit_window, visits), '{}') from (
    select visit_window, count(*)::int as visits from complaint
    where engineer_id = engineer.id and visit_date = ${day} and id <> ${without}::int
      and status not in (${sql.join(CLOSED_STATUSES)})
    group by visit_window) as planned)`
