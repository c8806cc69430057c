import { api } from '../../api/client.ts'
import type { Refusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'

const contract = async () => (await import('contract/reviews/endpoints')).reviews

/** Hides one review or those that are ticked, or shows one again. Refused, the typed stays. */
export async function moderateAction({ request }: { request: Request }): Promise<Refusal | { message: string }> {
  const form = await request.formData()
  const ids = form.getAll('id').map(Number)
  const values = valuesOf(form)
  switch (form.get('intent')) {
    case 'show':
      return submit({
        schema: async () => (await contract()).show.params,
        values: { id: ids[0] },
        send: (params) => api.reviews.show({ params }),
      })
    case 'hide':
      return submit({
        schema: async () => (await contract()).hide.body,
        values,
        send: (body) => api.reviews.hide({ params: { id: ids[0]! }, body }),
      })
    default:
      return submit({
        schema: async () => (await contract()).hideMany.body,
        values: { ...values, review_ids: ids },
        send: (body) => api.reviews.hideMany({ body }),
      })
  }
}
