import type { Db } from '../core/db.ts'
import type { Services } from '../core/services.ts'

type Storing = Pick<Services, 'db' | 'files'>

/** Removes uploads with their parts. */
export const removeUploads = ({ db, files }: Storing, ids: readonly string[]): Promise<void> =>
  forget(files, () =>
    db.transaction().execute(async (tx) => {
      const keys = await takeParts(tx, ids)
      await tx.deleteFrom('upload').where('id', 'in', ids).execute()
      return keys
    }),
  )

/** Removes the parts of used uploads; their rows stay for a while, to recognise a repeated form. */
export const markUsed = ({ db, files }: Storing, ids: readonly string[], now: Date): Promise<void> =>
  forget(files, () =>
    db.transaction().execute(async (tx) => {
      const keys = await takeParts(tx, ids)
      await tx.updateTable('upload').set({ used_at: now, touched_at: now }).where('id', 'in', ids).execute()
      return keys
    }),
  )

/** Waits for a part that is just being counted, so that it is included. */
async function takeParts(tx: Db, ids: readonly string[]): Promise<string[]> {
  await tx.selectFrom('upload').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  const rows = await tx.deleteFrom('upload_part').where('upload_id', 'in', ids).returning('key').execute()
  return rows.map(({ key }) => key)
}

/** Rows first, then objects: what a killed process leaves is removed by the next sweep. */
async function forget(files: Services['files'], takeRows: () => Promise<string[]>) {
  for (const key of await takeRows()) await files.parts.remove(key)
}
