import type { Insertable } from 'kysely'
import type { Db } from '../platform/core/db.ts'
import type { Complaint } from '../platform/core/schema.ts'
import { centreFor } from './assignment/centre-for.ts'
import { updateDueTimes } from './clock/update-due-times.ts'

/** Inserts a complaint with its first step and its due times; the service centre of its district is proposed. Returns its id. Violates `complaint_open` when the product has an open complaint. */
export async function insertComplaint(
  tx: Db,
  complaint: Insertable<Complaint> & { created_at: Date | string },
): Promise<number> {
  const centre = await centreFor(tx, { zone: '', district: '', ...complaint })
  const { id } = await tx
    .insertInto('complaint')
    .values({ ...complaint, centre_id: centre?.id ?? null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('complaint_event')
    .values({ complaint_id: id, status: 'Unassigned', at: complaint.created_at })
    .execute()
  await updateDueTimes(tx, [id])
  return id
}
