import { m } from 'contract/messages'
import type { catalogues } from 'contract/catalogues/endpoints'
import type { Input } from 'contract/core/endpoint'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import { NotFound } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { differing } from '../platform/database/differing.ts'
import { lockRows } from '../platform/database/lock-rows.ts'
import { addFile, insertFile, removeFiles } from '../platform/files/file.queries.ts'
import { refuseUnreadable } from './add-catalogue.ts'
import { makeCover } from './catalogue.jobs.ts'
import { tagsOfECatalogues } from './catalogue.tags.ts'

type CatalogueChanges = Input<typeof catalogues.update>['body']

/**
 * Changes the title, the language, the PDF or the cover of an e-catalogue, whose address stays. Another PDF without a cover of its own gets
 * one from its first page. Throws NotFound.
 */
export async function updateCatalogue(
  { db, files, jobs, clock, cache }: Services,
  user: Caller,
  id: number,
  { file, catalogue_image, ...words }: CatalogueChanges,
): Promise<void> {
  if (file) await refuseUnreadable(file)
  await files.storing({ pdf: file, cover: catalogue_image }, 'public', ({ pdf, cover }) =>
    db.transaction().execute(async (tx) => {
      const [before] = await lockRows(tx, 'catalogue', [id])
      if (!before) throw new NotFound(m.catalogues_catalogue_not_found())
      const set = differing(before, {
        ...words,
        ...(pdf && { file_id: await insertFile(tx, pdf), image_id: null }),
        ...(cover && { image_id: await addFile(tx, jobs, cover, tagsOfECatalogues()) }),
      })
      if (!set) return
      const after = await tx
        .updateTable('catalogue')
        .set(set)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      await removeFiles(tx, jobs, [
        before.file_id === after.file_id ? null : before.file_id,
        before.image_id === after.image_id ? null : before.image_id,
      ])
      if (after.image_id === null) await jobs.enqueue(tx, makeCover, { catalogue: id })
      const subject = { table: 'catalogue', id }
      await recordAudit(tx, { actor: user, action: 'catalogue.edit', subject, before, after, at: clock.now() })
    }),
  )
  await cache.drop(tagsOfECatalogues())
}
