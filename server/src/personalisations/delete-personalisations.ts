import { recordDeletions } from '../audit/audit.ts'
import { removeFiles } from '../files/file.queries.ts'
import { NotFound } from '../core/problems.ts'
import type { Caller } from '../core/caller.ts'
import type { Services } from '../services.ts'

/** Deletes one request. Throws NotFound. */
export async function deletePersonalisation(services: Services, user: Caller, id: number): Promise<void> {
  const deleted = await deletePersonalisations(services, user, [id])
  if (deleted === 0) throw new NotFound('Personalization not found')
}

/** Deletes requests with their pictures. Returns the number deleted. */
export const deletePersonalisations = (
  { db, jobs, clock }: Services,
  user: Caller,
  ids: readonly number[],
): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const rows = await tx.deleteFrom('personalisation').where('id', 'in', ids).returningAll().execute()
    await removeFiles(
      tx,
      jobs,
      rows.map(({ image_id }) => image_id),
    )
    await recordDeletions(tx, { actor: user, table: 'personalisation', rows, at: clock.now() })
    return rows.length
  })
