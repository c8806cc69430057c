import { api } from '../../api/client.ts'
import type { Refusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'

/** Hides one review or those that are ticked, or shows one again. Refused, the typed stays. */
export async function moderateAction({ request }: { request: Request }): Promise<Refusal | { message: string }> {
  const form = await request.formData()
  const ids = form.getAll('id').map(Number)
  const values = valuesOf(form)
  switch (form.get('intent')) {
    case 'show':
      return submit(api.reviews.show, { params: { id: ids[0]! } })
    case 'hide':
      return submit(api.reviews.hide, { params: { id: ids[0]! }, values })
    default:
      return submit(api.reviews.hideMany, { values: { ...values, review_ids: ids } })
  }
}
