import { sql } from 'kysely'
import type { Db } from '../platform/core/db.ts'
import { inScope, type FigureScope, type Period } from './figure-period.ts'

export interface Flow {
  opened: number
  cancelled: number
  open_at_end: number
}

/** How many complaints came in a period, how many were cancelled, and how many were open when it ended. */
export async function flowIn(db: Db, { from, to }: Period, scope: FigureScope): Promise<Flow> {
  const { rows } = await sql<Flow>`select
    (select count(*) from complaint_fact
      where opened_on between ${from}::date and ${to}::date and ${inScope(scope)})::int as opened,
    (select count(*) from complaint_fact
      where not is_completed and closed_on between ${from}::date and ${to}::date and ${inScope(scope)})::int as cancelled,
    (select count(*) from complaint_fact
      where closed_on > ${to}::date and opened_on <= ${to}::date and ${inScope(scope)})::int
    + (select count(*) from complaint_fact
      where closed_on is null and opened_on <= ${to}::date and ${inScope(scope)})::int as open_at_end`.execute(db)
  return rows[0]!
}

export interface DayFlow {
  day: string
  opened: number
  completed: number
}

/** What came and what was completed on each day of a period; a day without either has zeros. */
export async function daysIn(db: Db, { from, to }: Period, scope: FigureScope): Promise<DayFlow[]> {
  const { rows } = await sql<DayFlow>`
    select day, coalesce(opened, 0) as opened, coalesce(completed, 0) as completed
    from (select generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day')::date as day) as days
    left join (
      select opened_on as day, count(*)::int as opened from complaint_fact
      where opened_on between ${from}::date and ${to}::date and ${inScope(scope)} group by 1
    ) as came using (day)
    left join (
      select closed_on as day, count(*)::int as completed from complaint_fact
      where is_completed and closed_on between ${from}::date and ${to}::date and ${inScope(scope)} group by 1
    ) as done using (day)
    order by day`.execute(db)
  return rows
}
