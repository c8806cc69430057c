import { MESSAGES } from 'contract/core/messages'
import { api } from '../../api/client.ts'
import { isRefusal, type Refusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'

/** Decides a request; shared by list and view. On refusal the input stays, and the screen reloads either way. */
export async function decideAction({ request }: { request: Request }): Promise<Refusal | { message: string }> {
  const result = await submit({
    schema: async () => (await import('contract/personalisations/endpoints')).personalisations.decide.body,
    values: valuesOf(await request.formData()),
    send: (body) => api.personalisations.decide({ body }),
  })
  if (!isRefusal(result)) return { message: result.message }
  return result.errors['status'] ? { ...result, message: MESSAGES.selectStatus } : result
}
