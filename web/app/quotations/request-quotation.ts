import { api } from '../api/client.ts'
import { isRefusal, type Refusal } from '../forms/refusal.ts'
import { submit, valuesOf } from '../forms/submit.ts'

/** Sends a request for a bulk quotation; refused, the dialog keeps what was typed. */
export async function requestAction({ request }: { request: Request }): Promise<Refusal | { message: string }> {
  const result = await submit({
    schema: async () => (await import('contract/quotations')).quotations.request.body,
    values: valuesOf(await request.formData()),
    send: (body) => api.quotations.request({ body }),
  })
  return isRefusal(result) ? result : { message: result.message }
}
