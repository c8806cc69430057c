import { REPEAT_DAYS } from 'contract/complaints/words'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../platform/core/db.ts'
import { inScope, type FigureScope, type Period } from './figure-period.ts'

/** What was completed in a period. */
export interface Repairs {
  completed: number
  median: number | null
  p90: number | null
  visited: number
  first_fix: number
  came_back: number
  rated: number
  rating: number | null
}

/** All of it, or that of one centre, engineer or model. */
export interface RepairsOf extends Repairs {
  level: 'all' | 'centre' | 'engineer' | 'model'
  centre_id: number | null
  engineer_id: number | null
  model_key: string | null
  covered: number
  covered_parts: number
  free: number
  charged: number
  due: number
  received: number
  owing: number
}

/** The facts of what was completed in a period. */
export const completedIn = ({ from, to }: Period, scope: FigureScope): RawBuilder<unknown> =>
  sql`complaint_fact where is_completed and closed_on between ${from}::date and ${to}::date and ${inScope(scope)}`

/**
 * What was completed in a period, all together and by centre, engineer and model. The complaints that came back are found
 * by two joins with those filed in the period and shortly after it: looking for each one would take longer.
 */
export async function repairsIn(db: Db, period: Period, scope: FigureScope): Promise<RepairsOf[]> {
  const soonAfter = sql`later.opened_at > done.closed_at
    and later.opened_at <= done.closed_at + ${sql.lit(REPEAT_DAYS)} * interval '1 day'
    and later.opened_on between ${period.from}::date and ${period.to}::date + ${sql.lit(REPEAT_DAYS + 1)}`
  const { rows } = await sql<RepairsOf>`
    with done as materialized (
      select complaint_id, registration_id, serial_key, closed_at, centre_id, engineer_id, model_key, minutes, visits,
        is_first_fix, rating, covered_parts, due, received
      from ${completedIn(period, scope)}
    ), again as (
      select done.complaint_id from done join complaint_fact later using (registration_id) where ${soonAfter}
      union
      select done.complaint_id from done join complaint_fact later using (serial_key)
      where ${soonAfter} and serial_key > ''
    )
    select
      case grouping(centre_id, engineer_id, model_key)
        when 3 then 'centre' when 5 then 'engineer' when 6 then 'model' else 'all' end as level,
      centre_id, engineer_id, model_key,
      count(*)::int as completed,
      ${percentile(0.5, sql`minutes`)} as median, ${percentile(0.9, sql`minutes`)} as p90,
      (count(*) filter (where visits > 0))::int as visited,
      (count(*) filter (where is_first_fix))::int as first_fix,
      count(again.complaint_id)::int as came_back,
      count(rating)::int as rated, avg(rating)::float8 as rating,
      (count(*) filter (where covered_parts > 0))::int as covered, coalesce(sum(covered_parts), 0)::float8 as covered_parts,
      (count(*) filter (where visits > 0 and due = 0))::int as free,
      (count(*) filter (where due > 0))::int as charged,
      coalesce(sum(due), 0)::float8 as due, coalesce(sum(received), 0)::float8 as received,
      (count(*) filter (where received < due))::int as owing
    from done left join again using (complaint_id)
    group by grouping sets ((), (centre_id), (engineer_id), (model_key))
    order by completed desc, centre_id, engineer_id, model_key`.execute(db)
  return rows
}

/** A share of the values is not above this one; null where there are none. */
export const percentile = (share: number, of: RawBuilder<unknown>): RawBuilder<number | null> =>
  sql<number | null>`round(percentile_cont(${sql.lit(share)}) within group (order by ${of}))::int`
