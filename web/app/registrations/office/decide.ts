import { MESSAGES } from 'contract/core/messages'
import { api } from '../../api/client.ts'
import { isRefusal, type Refusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'

/** Decides a registration; shared by list and detail. On refusal the input stays, and the screen reloads either way. */
export async function decideAction({ request }: { request: Request }): Promise<Refusal | { message: string }> {
  const typed = Object.entries(valuesOf(await request.formData())).filter(([, value]) => value !== '')
  const result = await submit({
    schema: async () => (await import('contract/registrations/endpoints')).registrations.decide.body,
    values: Object.fromEntries(typed),
    send: (body) => api.registrations.decide({ body }),
  })
  if (!isRefusal(result)) return { message: result.message }
  return result.errors['status'] ? { ...result, message: MESSAGES.selectStatus } : result
}
