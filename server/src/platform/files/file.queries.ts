import type { Jobs } from '../jobs/jobs.ts'
import type { Db } from '../core/db.ts'
import { markRecorded, type StoredFile } from './file-rows.ts'
import { makeVariants, removeObjects } from './file.jobs.ts'

/** Inserts the row of a stored file, which keeps the object. Returns its id. */
export async function insertFile(db: Db, stored: StoredFile): Promise<number> {
  markRecorded(stored)
  const { id } = await db.insertInto('file').values(stored).returning('id').executeTakeFirstOrThrow()
  return id
}

/** As insertFile, and enqueues the variants of a shop picture, after which `tags` are dropped from the cache. */
export async function addFile(tx: Db, jobs: Jobs, stored: StoredFile, tags: string[]): Promise<number> {
  const id = await insertFile(tx, stored)
  if (stored.visibility === 'public' && stored.kind === 'image')
    await jobs.enqueue(tx, makeVariants, { file: id, tags })
  return id
}

/** Another row for the same object. If its variants are not made yet, the new row requests them too. */
export async function copyFile(tx: Db, jobs: Jobs, id: number, tags: string[]): Promise<number> {
  const {
    id: copy,
    width,
    variants,
  } = await tx
    .insertInto('file')
    .columns(['key', 'visibility', 'kind', 'type', 'bytes', 'width', 'height', 'ground', 'variants'])
    .expression((eb) =>
      eb
        .selectFrom('file')
        .where('id', '=', id)
        .select(['key', 'visibility', 'kind', 'type', 'bytes', 'width', 'height', 'ground', 'variants']),
    )
    .returning(['id', 'width', 'variants'])
    .executeTakeFirstOrThrow()
  const isMade = Array.isArray(variants) && variants.length > 0
  if (width !== null && !isMade) await jobs.enqueue(tx, makeVariants, { file: copy, tags })
  return copy
}

/** Deletes rows. After the commit each object is removed, unless another row refers to it. */
export async function removeFiles(tx: Db, jobs: Jobs, ids: readonly (number | null | undefined)[]): Promise<void> {
  const present = ids.filter((id) => id !== null && id !== undefined)
  if (present.length === 0) return
  const rows = await tx.deleteFrom('file').where('id', 'in', present).returning('key').execute()
  const keys = [...new Set(rows.map(({ key }) => key))]
  if (keys.length > 0) await jobs.enqueue(tx, removeObjects, { keys })
}
