import { sql } from 'kysely'
import type { Db } from '../platform/core/db.ts'
import { betweenDays } from '../platform/database/between-days.ts'
import { inScope, type FigureScope, type Period } from './figure-period.ts'

/** What customers said who were called after a repair. */
export interface Calls {
  /** complaints whose customer was called, also in vain */
  called: number
  reached: number
  not_fixed: number
  /** of 5; null where nobody said */
  friendly: number | null
}

/** The happy calls of a period, by the day of the call: where the product does not work the complaint is open again. */
export async function callsIn(db: Db, period: Period, scope: FigureScope): Promise<Calls> {
  const { rows } = await sql<Calls>`
    select count(distinct complaint_id)::int as called,
      (count(distinct complaint_id) filter (where state = 'reached'))::int as reached,
      (count(distinct complaint_id) filter (where not is_fixed))::int as not_fixed,
      round(avg(friendly), 1)::float8 as friendly
    from happy_call join complaint_fact using (complaint_id)
    where state in ('reached', 'unreached') and ${betweenDays('happy_call.at', period)} and ${inScope(scope)}`.execute(
    db,
  )
  return rows[0]!
}
