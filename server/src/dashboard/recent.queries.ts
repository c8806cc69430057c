import { sql } from 'kysely'
import type { Db } from '../platform/core/db.ts'
import { createdBetween, nepalDay } from './nepal-days.ts'

/** A count by day, by district, or by model: whichever of the three is not null. */
export interface RecentCount {
  kind: 'registrations' | 'complaints'
  day: string | null
  district: string | null
  model_num: string | null
  model_name: string
  total: number
}

/** A repair that was reported twice counts once. */
const MERGED_ONCE = { registrations: sql``, complaints: sql`and merged_into is null` }

/**
 * Registrations and complaints of these days, by day, by district of the customer and by model, in one pass. Customers
 * are listed separately: with a plain join the planner reads all accounts.
 */
export async function recentCounts(db: Db, first: string, last: string): Promise<RecentCount[]> {
  const recent = (kind: RecentCount['kind'], table: string) => sql`
    select ${sql.lit(kind)} as kind, ${nepalDay(sql.ref('created_at'))} as day, customer_id,
      upper(trim(model_num)) as model_num, model_name
    from ${sql.table(table)} where ${createdBetween(first, last)} ${MERGED_ONCE[kind]}`
  const { rows } = await sql<RecentCount>`
    with recent as (${recent('registrations', 'registration')} union all ${recent('complaints', 'complaint')})
    select kind, day, trim(district) as district, model_num, max(model_name) as model_name, count(*)::int as total
    from recent join account on account.id = recent.customer_id
    where account.id = any(array(select customer_id from recent))
    group by grouping sets ((kind, day), (kind, trim(district)), (kind, model_num))`.execute(db)
  return rows
}
