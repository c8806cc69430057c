import type { Insertable } from 'kysely'
import type { ComplaintLog } from '../platform/core/schema.ts'
import type { Db } from '../platform/core/db.ts'

/** Records activity other than a change of stage, in the transaction of that change. */
export async function recordActivity(tx: Db, entry: Insertable<ComplaintLog>): Promise<void> {
  await tx.insertInto('complaint_log').values(entry).execute()
}
