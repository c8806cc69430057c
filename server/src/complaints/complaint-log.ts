import type { Insertable } from 'kysely'
import type { ComplaintLog } from '../core/schema.ts'
import type { Db } from '../core/db.ts'

/** Records activity other than a change of stage, in the transaction of that change. */
export async function recordActivity(tx: Db, entry: Insertable<ComplaintLog>): Promise<void> {
  await tx.insertInto('complaint_log').values(entry).execute()
}
