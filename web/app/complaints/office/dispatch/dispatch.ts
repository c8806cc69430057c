import { api } from '../../../api/client.ts'
import { isRefusal, type Refusal } from '../../../forms/refusal.ts'
import { submit } from '../../../forms/submit.ts'

export interface Dispatched {
  message: string
  /** empty: it is queued */
  jobNo: string
}

/** Hands a complaint to the CRM. */
export async function dispatchAction(values: Record<string, unknown>): Promise<Refusal | Dispatched> {
  const result = await submit(api.complaints.dispatch, { values })
  return isRefusal(result) ? result : { message: result.message, jobNo: result.data.job_no }
}
