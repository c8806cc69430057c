import { MESSAGES } from 'contract/core/messages'
import { api } from '../../api/client.ts'
import { isRefusal, type Refusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'

/** Decides a request; shared by list and view. On refusal the input stays, and the screen reloads either way. */
export async function decideAction({ request }: { request: Request }): Promise<Refusal | { message: string }> {
  const { quote_id, ...typed } = valuesOf(await request.formData())
  const result = await submit({
    schema: async () => (await import('contract/quotations/endpoints')).quotations.decide.body,
    values: typed,
    send: (body) => api.quotations.decide({ params: { id: String(quote_id) }, body }),
  })
  if (!isRefusal(result)) return { message: result.message }
  return result.errors['action'] ? { ...result, message: MESSAGES.selectStatus } : result
}
