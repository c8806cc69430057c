import type { Insertable } from 'kysely'
import type { Db } from '../core/db.ts'
import type { Complaint } from '../core/schema.ts'

/** Inserts a complaint with its first step. Returns its id. Violates `complaint_open` when the product has an open complaint. */
export async function insertComplaint(
  tx: Db,
  complaint: Insertable<Complaint> & { created_at: Date | string },
): Promise<number> {
  const { id } = await tx.insertInto('complaint').values(complaint).returning('id').executeTakeFirstOrThrow()
  await tx
    .insertInto('complaint_event')
    .values({ complaint_id: id, status: 'Unassigned', at: complaint.created_at })
    .execute()
  return id
}
