import { z } from 'zod'
import type { JobKind } from '../platform/jobs/define-job.ts'

/** What is queued to have a webhook looked after; apart from the work, which queues itself again. */
export const deliveryRun = z.object({ webhook: z.int() })

export const DELIVER = 'webhook.deliver'

export const deliverEvents: JobKind<z.output<typeof deliveryRun>> = {
  name: DELIVER,
  parse: (payload) => deliveryRun.parse(payload),
}
