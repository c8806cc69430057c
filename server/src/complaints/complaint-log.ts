import type { Insertable } from 'kysely'
import type { ComplaintLog } from '../core/schema.ts'
import type { Db } from '../core/db.ts'

/** Notes in the timeline what was done besides a change of the stage. Belongs into the transaction of that deed. */
export async function recordActivity(tx: Db, deed: Insertable<ComplaintLog>): Promise<void> {
  await tx.insertInto('complaint_log').values(deed).execute()
}
