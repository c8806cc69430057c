import { api } from '../../../api/client.ts'
import { isRefusal, type Refusal } from '../../../forms/refusal.ts'
import { submit, valuesOf } from '../../../forms/submit.ts'

/** Moves the visits of a day. */
export async function moveDayAction(request: Request): Promise<Refusal | { message: string }> {
  const form = await request.formData()
  const result = await submit({
    schema: async () => (await import('contract/complaints/assignments')).assignments.moveDay.body,
    // The second engineer may be nobody.
    values: { ...valuesOf(form), to: form.getAll('to').filter((id) => id !== '') },
    send: (body) => api.assignments.moveDay({ body }),
  })
  return isRefusal(result) ? result : { message: result.message }
}
