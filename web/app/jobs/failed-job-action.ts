import { api } from '../api/client.ts'
import type { Refusal } from '../forms/refusal.ts'
import { submit, valuesOf } from '../forms/submit.ts'

export type JobIntent = 'retry' | 'giveUp'

/** Tries a failed job again, or takes it off the list. */
export async function failedJobAction({ request }: { request: Request }): Promise<Refusal | { message: string }> {
  const { intent, id } = valuesOf(await request.formData())
  return submit(intent === 'giveUp' ? api.jobs.giveUp : api.jobs.retry, { params: { id: String(id) } })
}
