import { STAGE_GROUPS, type StageGroup } from 'contract/service-figures/words'
import { sql } from 'kysely'
import type { Db } from '../platform/core/db.ts'
import type { FigureScope, Period } from './figure-period.ts'
import { completedIn, percentile } from './repairs.queries.ts'

export interface StageTimes {
  completed: number
  median: number | null
  p90: number | null
}

/** How long what was completed in a period stood in each group of stages, where it did. */
export async function stagesIn(db: Db, period: Period, scope: FigureScope): Promise<Record<StageGroup, StageTimes>> {
  const times = STAGE_GROUPS.map((group) => {
    const minutes = sql.ref(`${group}_minutes`)
    return sql`json_build_object('completed', count(${minutes})::int,
      'median', ${percentile(0.5, minutes)}, 'p90', ${percentile(0.9, minutes)}) as ${sql.ref(group)}`
  })
  const { rows } = await sql<Record<StageGroup, StageTimes>>`
    select ${sql.join(times)} from ${completedIn(period, scope)}`.execute(db)
  return rows[0]!
}
