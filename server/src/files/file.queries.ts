import type { Jobs } from '../jobs/jobs.ts'
import type { Db } from '../core/db.ts'
import type { StoredFile } from './file-rows.ts'
import { makeVariants, removeObjects } from './file.jobs.ts'

/** Adds the row of a stored file and gives its id. */
export async function insertFile(db: Db, stored: StoredFile): Promise<number> {
  const { id } = await db.insertInto('file').values(stored).returning('id').executeTakeFirstOrThrow()
  return id
}

/** As insertFile; a shop picture also gets its smaller versions, after which `tags` are dropped from the cache. */
export async function addFile(tx: Db, jobs: Jobs, stored: StoredFile, tags: string[]): Promise<number> {
  const id = await insertFile(tx, stored)
  if (stored.visibility === 'public' && stored.kind === 'image')
    await jobs.enqueue(tx, makeVariants, { file: id, tags })
  return id
}

/** Deletes rows. Each object goes once the transaction is through, unless another row has it. */
export async function removeFiles(tx: Db, jobs: Jobs, ids: readonly (number | null | undefined)[]): Promise<void> {
  const present = ids.filter((id) => id !== null && id !== undefined)
  if (present.length === 0) return
  const rows = await tx.deleteFrom('file').where('id', 'in', present).returning('key').execute()
  const keys = [...new Set(rows.map(({ key }) => key))]
  if (keys.length > 0) await jobs.enqueue(tx, removeObjects, { keys })
}
