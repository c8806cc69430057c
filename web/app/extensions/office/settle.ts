import { api } from '../../api/client.ts'
import { type Refusal, isRefusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'

/** Records a receipt or cancels, by the form's intent. On refusal the input stays, and the list reloads either way. */
export async function settleAction({ request }: { request: Request }): Promise<Refusal | { message: string }> {
  const { id, intent, ...typed } = valuesOf(await request.formData())
  const params = { id: String(id) }
  const schemas = async () => (await import('contract/extensions/endpoints')).extensions
  const result =
    intent === 'settle'
      ? await submit({
          schema: async () => (await schemas()).settle.body,
          values: typed,
          send: (body) => api.extensions.settle({ params, body }),
        })
      : await submit({
          schema: async () => (await schemas()).cancel.body,
          values: typed,
          send: (body) => api.extensions.cancel({ params, body }),
        })
  return isRefusal(result) ? result : { message: result.message }
}
