import type { Db } from '../core/db.ts'
import type { Services } from '../services.ts'

type Storing = Pick<Services, 'db' | 'files'>

/** Takes uploads away with their parts. */
export const removeUploads = ({ db, files }: Storing, ids: readonly string[]): Promise<void> =>
  forget(files, () =>
    db.transaction().execute(async (tx) => {
      const keys = await takeParts(tx, ids)
      await tx.deleteFrom('upload').where('id', 'in', ids).execute()
      return keys
    }),
  )

/** Takes the parts of uploads away that a form took; that they were there stays known for a while. */
export const markUsed = ({ db, files }: Storing, ids: readonly string[], now: Date): Promise<void> =>
  forget(files, () =>
    db.transaction().execute(async (tx) => {
      const keys = await takeParts(tx, ids)
      await tx.updateTable('upload').set({ used_at: now, touched_at: now }).where('id', 'in', ids).execute()
      return keys
    }),
  )

/** A part that is being counted right now is waited for, so it is among them. */
async function takeParts(tx: Db, ids: readonly string[]): Promise<string[]> {
  await tx.selectFrom('upload').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  const rows = await tx.deleteFrom('upload_part').where('upload_id', 'in', ids).returning('key').execute()
  return rows.map(({ key }) => key)
}

/** First the rows, then the objects: what a killed process leaves behind of these goes with the next clean-up. */
async function forget(files: Services['files'], takeRows: () => Promise<string[]>) {
  for (const key of await takeRows()) await files.parts.remove(key)
}
