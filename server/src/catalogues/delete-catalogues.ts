import { recordDeletions } from '../audit/audit.ts'
import { removeFiles } from '../files/file.queries.ts'
import { NotFound } from '../core/problems.ts'
import type { Caller } from '../core/caller.ts'
import type { Services } from '../services.ts'
import { tagsOfECatalogues } from './catalogue.tags.ts'

/** Deletes one e-catalogue. Throws NotFound. */
export async function deleteCatalogue(services: Services, user: Caller, id: number): Promise<void> {
  const deleted = await deleteCatalogues(services, user, [id])
  if (deleted === 0) throw new NotFound('Catalogue not found')
}

/** Deletes e-catalogues with their files. Returns the number deleted. */
export async function deleteCatalogues(
  { db, jobs, clock, cache }: Services,
  user: Caller,
  ids: readonly number[],
): Promise<number> {
  const deleted = await db.transaction().execute(async (tx) => {
    const rows = await tx.deleteFrom('catalogue').where('id', 'in', ids).returningAll().execute()
    await removeFiles(
      tx,
      jobs,
      rows.flatMap(({ file_id, image_id }) => [file_id, image_id]),
    )
    await recordDeletions(tx, { actor: user, table: 'catalogue', rows, at: clock.now() })
    return rows.length
  })
  if (deleted > 0) await cache.drop(tagsOfECatalogues())
  return deleted
}
