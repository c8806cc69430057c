import { reasonOf, recordDeletions, type Deletion } from '../../audit/audit.ts'
import { removeFiles } from '../../files/file.queries.ts'
import { NotFound } from '../../core/problems.ts'
import type { Caller } from '../../core/caller.ts'
import type { Services } from '../../services.ts'

/** Deletes one complaint. Throws NotFound. */
export async function deleteComplaint(services: Services, user: Caller, id: number, how: Deletion): Promise<void> {
  const deleted = await deleteComplaints(services, user, [id], how)
  if (deleted === 0) throw new NotFound('Complaint not found')
}

/**
 * Deletes complaints with their photographs and videos. Returns the number deleted. One that the CRM works on is
 * deleted too; the CRM is not told.
 */
export const deleteComplaints = (
  { db, jobs, clock }: Services,
  user: Caller,
  ids: readonly number[],
  how: Deletion,
): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const rows = await tx.selectFrom('complaint').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute()
    if (rows.length === 0) return 0
    await tx
      .deleteFrom('complaint')
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute()
    await removeFiles(
      tx,
      jobs,
      rows.flatMap((row) => [row.damaged_image_id, row.warranty_image_id, row.damaged_video_id]),
    )
    const entry = { actor: user, reason: reasonOf(how), at: clock.now() }
    await recordDeletions(tx, { ...entry, table: 'complaint', rows })
    return rows.length
  })
