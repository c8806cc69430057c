import { sql } from 'kysely'
import type { Db } from '../../platform/core/db.ts'

interface Who {
  by: string
  at: Date
}

/** Starts waiting for the customer. Returns false if already waiting. The caller has locked the complaint. */
export const beginWait = async (tx: Db, complaintId: number, { by, at }: Who): Promise<boolean> =>
  (await tx
    .insertInto('complaint_wait')
    .values({ complaint_id: complaintId, began_at: at, began_by: by })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined

/** The current wait for the customer; undefined if there is none. The caller has locked the complaint. */
export const findWait = (tx: Db, complaintId: number) =>
  tx
    .selectFrom('complaint_wait')
    .select(['id', 'began_at'])
    .where('complaint_id', '=', complaintId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

/** Stops waiting for the customer. Returns false if not waiting. The caller has locked the complaint. */
export const endWait = async (tx: Db, complaintId: number, { by, at }: Who): Promise<boolean> =>
  (await tx
    .updateTable('complaint_wait')
    // A clock that was set back ends no wait before it began.
    .set({ ended_at: sql<string>`greatest(${at}::timestamptz, began_at)`, ended_by: by })
    .where('complaint_id', '=', complaintId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined
