import { createReadStream } from 'node:fs'
import type { catalogues } from 'contract/catalogues/endpoints'
import type { Input, Upload } from 'contract/core/endpoint'
import { recordAudit } from '../platform/audit/audit.ts'
import { addFile, insertFile } from '../platform/files/file.queries.ts'
import { activePdf, brokenPdf } from '../platform/files/judge.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Services } from '../platform/core/services.ts'
import { serialQueue } from '../platform/threads/serial-queue.ts'
import { makeCover } from './catalogue.jobs.ts'
import { tagsOfECatalogues } from './catalogue.tags.ts'
import { ActivePdf, checkPdf, UnreadablePdf } from './pdf-process.ts'

type CatalogueForm = Input<typeof catalogues.add>['body']

/** Adds an e-catalogue; without a cover a job makes one from its first page. Returns its id. */
export async function addCatalogue(
  { db, files, jobs, clock, cache }: Services,
  user: Caller,
  { catalogue_type, catalogue_type_ne, language, file, catalogue_image }: CatalogueForm,
): Promise<number> {
  await refuseUnreadable(file)
  const id = await files.storing({ pdf: file, cover: catalogue_image }, 'public', ({ pdf, cover }) =>
    db.transaction().execute(async (tx) => {
      const at = clock.now()
      const after = await tx
        .insertInto('catalogue')
        .values({
          catalogue_type,
          catalogue_type_ne,
          language,
          file_id: await insertFile(tx, pdf),
          image_id: cover ? await addFile(tx, jobs, cover, tagsOfECatalogues()) : null,
          created_at: at,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      if (!cover) await jobs.enqueue(tx, makeCover, { catalogue: after.id })
      const subject = { table: 'catalogue', id: after.id }
      await recordAudit(tx, { actor: user, action: 'catalogue.add', subject, after, at })
      return after.id
    }),
  )
  await cache.drop(tagsOfECatalogues())
  return id
}

// One at a time: each open PDF may use all the memory allowed.
const inTurn = serialQueue()

/** Throws a Problem 415 for a PDF that cannot be read, or that acts. */
export async function refuseUnreadable(file: Upload): Promise<void> {
  try {
    await inTurn(() => checkPdf(createReadStream(file.path)))
  } catch (error) {
    if (error instanceof ActivePdf) throw activePdf(file.field)
    throw error instanceof UnreadablePdf ? brokenPdf(file.field) : error
  }
}
