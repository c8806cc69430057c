import { z } from 'zod'
import { define } from './endpoint.ts'

const waiting = z.object({ total: z.int(), oldest: z.string() })

export const dashboard = define({
  attention: {
    method: 'GET',
    path: '/user/attention',
    access: 'dashboard.read',
    summary: 'What waits for staff: how much, and since when',
    response: z.object({
      message: z.string().default('OK'),
      data: z.object({
        registrations_waiting: waiting.nullable(),
        complaints_undispatched: waiting.nullable(),
        dispatches_failed: waiting.nullable(),
        enquiries_unread: waiting.nullable(),
        quotations_pending: waiting.nullable(),
        jobs_failed: waiting.nullable(),
      }),
    }),
  },
})
