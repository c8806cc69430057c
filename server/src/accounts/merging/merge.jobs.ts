import { sql } from 'kysely'
import { z } from 'zod'
import { removeFiles } from '../../platform/files/file.queries.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import type { Services } from '../../platform/core/services.ts'

/** Each night: what merges could no longer be undone with is forgotten, and the pictures that nobody shows any more. */
export const forgetMerges = defineJob('accounts.forget-merges', z.object({}), forget, { cron: '50 1 * * *' })

async function forget(_: object, { db, jobs, clock }: Services): Promise<void> {
  const now = clock.now().toISOString()
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ image: number | null }>`
      with over as (select id, record from account_merge where record is not null and undo_until <= ${now} for update)
      update account_merge set record = null from over where account_merge.id = over.id
      returning (over.record -> 'account' ->> 'image_id')::int as image`.execute(tx)
    const images = rows.flatMap(({ image }) => (image === null ? [] : [image]))
    if (images.length === 0) return
    const shown = await tx.selectFrom('account').where('image_id', 'in', images).select('image_id').execute()
    const used = new Set(shown.map(({ image_id }) => image_id))
    await removeFiles(
      tx,
      jobs,
      images.filter((image) => !used.has(image)),
    )
  })
}
