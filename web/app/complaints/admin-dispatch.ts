import { api } from '../api/client.ts'
import { isRefusal, type Refusal } from '../forms/refusal.ts'
import { submit, valuesOf } from '../forms/submit.ts'

export interface Dispatched {
  message: string
  /** empty: it is queued */
  jobNo: string
}

/** Hands a complaint to the CRM. Refused, the screen loads anew all the same: somebody else may have been first. */
export async function dispatchAction({ request }: { request: Request }): Promise<Refusal | Dispatched> {
  const result = await submit({
    schema: async () => (await import('contract/complaints')).complaints.dispatch.body,
    values: valuesOf(await request.formData()),
    send: (body) => api.complaints.dispatch({ body }),
  })
  return isRefusal(result) ? result : { message: result.message, jobNo: result.data.job_no }
}
