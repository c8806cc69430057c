import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import { done, paged, paging, timestamp } from '../core/fields.ts'

/** A job that was given up after its last try. */
export const failedJob = z.object({
  id: z.string(),
  name: z.string(),
  about: z.string(),
  error: z.string(),
  attempts: z.int(),
  failed_at: timestamp,
})
export type FailedJob = z.output<typeof failedJob>

const byJob = z.object({ id: z.uuid() })

export const jobs = define({
  listFailed: {
    method: 'GET',
    path: '/jobs/failed',
    access: 'jobs.read',
    summary: 'Messages and dispatches that could not be delivered',
    query: z.object(paging()),
    response: paged(failedJob),
  },
  retry: {
    method: 'POST',
    path: '/jobs/failed/:id/retry',
    access: 'jobs.write',
    summary: 'Try a failed job again',
    params: byJob,
    response: done,
  },
  giveUp: {
    method: 'DELETE',
    path: '/jobs/failed/:id',
    access: 'jobs.write',
    summary: 'Take a failed job off the list for good',
    params: byJob,
    response: done,
  },
})
