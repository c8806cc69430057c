import { api } from '../../../api/client.ts'
import type { Refusal } from '../../../forms/refusal.ts'
import { submitForMessage } from '../../../forms/submit-for-message.ts'
import { valuesOf } from '../../../forms/submit.ts'

/** Moves the visits of a day. */
export async function moveDayAction(request: Request): Promise<Refusal | { message: string }> {
  const form = await request.formData()
  return submitForMessage(api.assignments.moveDay, {
    // The second engineer may be nobody.
    values: { ...valuesOf(form), to: form.getAll('to').filter((id) => id !== '') },
  })
}
