import { api } from '../api/client.ts'
import type { Refusal } from '../forms/refusal.ts'
import { submit, valuesOf } from '../forms/submit.ts'

export type JobIntent = 'retry' | 'giveUp'

/** Tries a failed job again, or takes it off the list. */
export async function failedJobAction({ request }: { request: Request }): Promise<Refusal | { message: string }> {
  const { intent, ...values } = valuesOf(await request.formData())
  return submit({
    schema: async () => (await import('contract/jobs/endpoints')).jobs.retry.params,
    values,
    send: (params) => (intent === 'giveUp' ? api.jobs.giveUp({ params }) : api.jobs.retry({ params })),
  })
}
