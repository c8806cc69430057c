import type { Services } from '../core/services.ts'
import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'
import type { Db } from '../core/db.ts'
import { removeUploads } from './removal.ts'
import { expiryCutoff } from './upload.queries.ts'

/** Removes abandoned uploads, and parts without a row: those of closed accounts and of killed processes. */
export const sweepUploads = defineJob(
  'upload.sweep',
  z.object({}),
  async (_, { db, files, clock }: Services) => {
    const before = expiryCutoff(clock.now())
    const forgotten = await db.selectFrom('upload').select('id').where('touched_at', '<', before).execute()
    for (const { id } of forgotten) await removeUploads({ db, files }, [id])
    for await (const { key, modified } of files.parts.list())
      if (modified.toISOString() < before && !(await isCounted(db, key))) await files.parts.remove(key)
  },
  { cron: '10 * * * *', expireInSeconds: 1800 },
)

async function isCounted(db: Db, key: string): Promise<boolean> {
  const found = await db.selectFrom('upload_part').select('start').where('key', '=', key).executeTakeFirst()
  return found !== undefined
}
