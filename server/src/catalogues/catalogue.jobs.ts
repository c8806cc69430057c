import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Upload } from 'contract/core/endpoint'
import { z } from 'zod'
import { addFile, removeFiles } from '../platform/files/file.queries.ts'
import { defineJob } from '../platform/jobs/define-job.ts'
import type { Services } from '../platform/core/services.ts'
import { tagsOfECatalogues } from './catalogue.tags.ts'
import { renderFirstPage, UnreadablePdf } from './pdf-process.ts'

/** Makes the first page of an e-catalogue its cover, if it has none. Without a drawable page it stays without. */
export const makeCover = defineJob(
  'catalogue.cover',
  z.object({ catalogue: z.int() }),
  async ({ catalogue }, services: Services) => {
    const pdf = await pdfWithoutCover(services, catalogue)
    if (!pdf) return
    try {
      await keepCover(services, catalogue, await renderFirstPage(pdf))
    } catch (error) {
      if (!(error instanceof UnreadablePdf)) throw error
      services.log.warn({ catalogue, reason: error.message }, 'no cover could be made of the first page')
    }
  },
)

async function pdfWithoutCover({ db, files }: Services, id: number) {
  const found = await db
    .selectFrom('catalogue')
    .innerJoin('file', 'file.id', 'catalogue.file_id')
    .select('file.key')
    .where('catalogue.id', '=', id)
    .where('catalogue.image_id', 'is', null)
    .executeTakeFirst()
  return found && files.read(found.key)
}

async function keepCover({ db, files, jobs, cache }: Services, id: number, png: Buffer): Promise<void> {
  const path = join(files.stagingDir, randomUUID())
  await writeFile(path, png, { mode: 0o600 })
  const upload: Upload = {
    field: 'cover',
    path,
    filename: 'cover',
    kind: 'image',
    type: 'image/png',
    bytes: png.length,
    by: 'the product',
  }
  try {
    await files.storing({ upload }, 'public', ({ upload: stored }) =>
      db.transaction().execute(async (tx) => {
        const image_id = await addFile(tx, jobs, stored, tagsOfECatalogues())
        const { numUpdatedRows } = await tx
          .updateTable('catalogue')
          .set({ image_id })
          .where('id', '=', id)
          .where('image_id', 'is', null)
          .executeTakeFirst()
        // Deleted meanwhile, or the job ran twice.
        if (numUpdatedRows === 0n) await removeFiles(tx, jobs, [image_id])
      }),
    )
  } finally {
    await rm(path, { force: true })
  }
  await cache.drop(tagsOfECatalogues())
}
