import { api } from '../../api/client.ts'
import type { Refusal } from '../../forms/refusal.ts'
import { submitForMessage } from '../../forms/submit-for-message.ts'
import { valuesOf } from '../../forms/submit.ts'

/** Records a receipt or cancels, by the form's intent. On refusal the input stays, and the list reloads either way. */
export async function settleAction({ request }: { request: Request }): Promise<Refusal | { message: string }> {
  const { id, intent, ...typed } = valuesOf(await request.formData())
  const params = { id: String(id) }
  return submitForMessage(intent === 'settle' ? api.extensions.settle : api.extensions.cancel, {
    params,
    values: typed,
  })
}
