import { CLOSED_STATUSES } from 'contract/complaints/words'
import { z } from 'zod'
import type { Db } from '../../platform/core/db.ts'
import { claimOnce } from '../../platform/database/claim-once.ts'
import { lockRows } from '../../platform/database/lock-rows.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import type { Services } from '../../platform/core/services.ts'
import { readSettings } from '../../settings/settings.queries.ts'
import { keepDueTimes } from './update-due-times.ts'

/** How many complaints are locked at once. */
const AT_ONCE = 500

const payload = z.object({
  which: z.enum(['open', 'all']),
  /** the last one that was computed */
  after: z.int().default(0),
})
type Part = z.output<typeof payload>

/** Computes the due times of complaints anew, part by part: the settings have changed, or none were computed yet. */
export const updateAllDueTimes = defineJob<Part, Services>(
  'complaint.due-times',
  payload as z.ZodType<Part>,
  async (part, { db, jobs }) => {
    await db.transaction().execute(async (tx) => {
      const ids = await nextOf(tx, part)
      await lockRows(tx, 'complaint', ids)
      await keepDueTimes(tx, ids, await readSettings(tx))
      if (ids.length === AT_ONCE) await jobs.enqueue(tx, updateAllDueTimes, { ...part, after: ids.at(-1)! })
    })
  },
)

async function nextOf(tx: Db, { which, after }: Part): Promise<number[]> {
  const rows = await tx
    .selectFrom('complaint')
    .select('id')
    .where('id', '>', after)
    .$if(which === 'open', (query) => query.where('status', 'not in', CLOSED_STATUSES))
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ id }) => id)
}

/** Complaints from before due times were kept get theirs, once. */
export const fillDueTimesOnce = ({ db, jobs, clock }: Services): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const first = await claimOnce(tx, 'due-times', clock.now())
    if (first) await jobs.enqueue(tx, updateAllDueTimes, { which: 'all', after: 0 })
  })
