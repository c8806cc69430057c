import type { Insertable } from 'kysely'
import type { Db } from '../platform/core/db.ts'
import type { VisitReport } from '../platform/core/schema.ts'

/** Enters what came of a visit, in the timeline of its complaint too. Returns the report's id. */
export async function enterVisit(tx: Db, report: Insertable<VisitReport>): Promise<number> {
  const { id } = await tx.insertInto('visit_report').values(report).returning('id').executeTakeFirstOrThrow()
  const { complaint_id, outcome, by_name, at } = report
  await tx.insertInto('complaint_log').values({ complaint_id, kind: 'visited', text: outcome, by_name, at }).execute()
  return id
}
