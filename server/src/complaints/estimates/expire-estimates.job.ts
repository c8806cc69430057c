import { isClosed } from 'contract/complaints/words'
import { z } from 'zod'
import { today } from '../../platform/core/clock.ts'
import type { Services } from '../../platform/core/services.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { updateDueTimes } from '../clock/update-due-times.ts'
import { endWait } from '../clock/waits.ts'
import { lockComplaint } from '../lock-complaint.ts'
import { tellOwner } from '../staff-news.ts'
import { estimateExpiredNews } from './estimate-news.ts'

/** Ends the wait for answers to estimates whose last day has passed, and tells the owner of each complaint, once. */
export const expireEstimates = defineJob('estimate.expire', z.object({}), expire, {
  cron: '10 0 * * *',
  expireInSeconds: 1800,
})

async function expire(_: object, services: Services): Promise<void> {
  const ended = await services.db
    .selectFrom('repair_estimate')
    .where('answer', 'is', null)
    .where('replaced_at', 'is', null)
    .where('expired_at', 'is', null)
    .where('valid_until', '<', today(services.clock))
    .select(['id', 'complaint_id'])
    .orderBy('id')
    .execute()
  for (const one of ended) await expireOne(services, one)
}

/** Nothing where it was answered, replaced, sent again or moved by a merge meanwhile. */
const expireOne = (
  { db, clock }: Services,
  { id, complaint_id }: { id: number; complaint_id: number },
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const complaint = await lockComplaint(tx, complaint_id)
    const at = clock.now()
    const estimate = await tx
      .updateTable('repair_estimate')
      .set({ expired_at: at })
      .where('id', '=', id)
      .where('complaint_id', '=', complaint_id)
      .where('answer', 'is', null)
      .where('replaced_at', 'is', null)
      .where('expired_at', 'is', null)
      .where('valid_until', '<', today(clock))
      .returning(['total', 'valid_until'])
      .executeTakeFirst()
    if (!estimate || isClosed(complaint.status)) return
    if (await endWait(tx, complaint_id, { by: '', at })) await updateDueTimes(tx, [complaint_id])
    await tellOwner(tx, complaint, estimateExpiredNews(complaint, estimate), at)
  })
