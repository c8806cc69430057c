import { sql } from 'kysely'
import type { Db } from '../core/db.ts'
import { cameBetween, nepalDay } from './nepal-days.ts'

/** How many of a kind came on a day, from a district, or of a model: the one of the three that is not null. */
export interface RecentCount {
  kind: 'registrations' | 'complaints'
  day: string | null
  district: string | null
  model_num: string | null
  model_name: string
  total: number
}

/**
 * Registrations and complaints of these days, by day, by the district of the customer and by model; one pass for all. The
 * customers are named once more by themselves: joined alone, the planner reads all the accounts there are.
 */
export async function recentCounts(db: Db, first: string, last: string): Promise<RecentCount[]> {
  const recent = (kind: RecentCount['kind'], table: string) => sql`
    select ${sql.lit(kind)} as kind, ${nepalDay(sql.ref('created_at'))} as day, customer_id,
      upper(trim(model_num)) as model_num, model_name
    from ${sql.table(table)} where ${cameBetween(first, last)}`
  const { rows } = await sql<RecentCount>`
    with recent as (${recent('registrations', 'registration')} union all ${recent('complaints', 'complaint')})
    select kind, day, trim(district) as district, model_num, max(model_name) as model_name, count(*)::int as total
    from recent join account on account.id = recent.customer_id
    where account.id = any(array(select customer_id from recent))
    group by grouping sets ((kind, day), (kind, trim(district)), (kind, model_num))`.execute(db)
  return rows
}
