import { z } from 'zod'
import type { Db } from '../../platform/core/db.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { tellCustomer } from '../../notices/tell-customer.ts'
import type { Services } from '../../platform/core/services.ts'
import { completedNews } from '../complaint-news.ts'
import { trackingLink } from '../outcome/tracking-link.ts'

const payload = z.object({ step: z.int() })

/** Tells the customer that the work is done, once the time in which staff can take the step back is over. */
export const tellCompleted = defineJob('complaint.tell-completed', payload, tell)

async function tell({ step }: z.output<typeof payload>, services: Services): Promise<void> {
  const at = services.clock.now()
  await services.db.transaction().execute(async (tx) => {
    const told = await markTold(tx, step, at)
    if (!told) return
    const complaint = await tx
      .selectFrom('complaint')
      .select(['id', 'customer_id', 'model_name', 'job_no', 'status', 'tracking_token'])
      .where('id', '=', told.complaint_id)
      .executeTakeFirstOrThrow()
    if (complaint.status === 'Completed')
      await tellCustomer(tx, services, completedNews(complaint, trackingLink(services, complaint)))
  })
}

/** Nothing when it was taken back, or told already. */
const markTold = (tx: Db, step: number, at: Date) =>
  tx
    .updateTable('complaint_event')
    .set({ told_at: at })
    .where('id', '=', step)
    .where('told_at', 'is', null)
    .returning('complaint_id')
    .executeTakeFirst()
