import { api } from '../../../api/client.ts'
import type { Refusal } from '../../../forms/refusal.ts'
import { submitForMessage } from '../../../forms/submit-for-message.ts'
import { valuesOf } from '../../../forms/submit.ts'

/** Enters what came of the call that the form names. */
export async function callAction({ request }: { request: Request }): Promise<Refusal | { message: string }> {
  const { id, ...values } = valuesOf(await request.formData())
  return submitForMessage(api.happyCalls.enter, { params: { id: String(id) }, values })
}
