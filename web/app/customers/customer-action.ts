import { submitChanges } from '../accounts/office/submit-changes.ts'
import { api } from '../api/client.ts'
import { isRefusal, type Refusal } from '../forms/refusal.ts'
import { submit, valuesOf } from '../forms/submit.ts'
import { endSessions, endsSessions } from '../office/end-sessions.ts'

/** Saves the form of a customer, adds or deducts points, or signs them out. */
export async function customerAction(request: Request, id: string) {
  const form = await request.formData()
  if (form.get('intent') === 'points') return adjustPoints(form, id)
  if (endsSessions(form)) return endSessions(api.customers.endSessions, id)
  return submitChanges({
    form,
    signal: request.signal,
    schema: async () => (await import('contract/customers/endpoints')).customers.update.body,
    send: async (body, options) => {
      const saved = await api.customers.update({ params: { id }, body }, options)
      saves += 1
      return saved
    },
  })
}

/** Changes each time the form is saved. Points adjusted meanwhile leave the input as it is. */
export const timesSaved = (): number => saves
let saves = 0

async function adjustPoints(form: FormData, id: string): Promise<Refusal | { message: string }> {
  const { way, points, reason } = valuesOf(form)
  const result = await submit({
    schema: async () => (await import('contract/customers/endpoints')).customers.adjustPoints.body,
    values: { reason, points: way === 'take' ? `-${String(points)}` : points },
    send: (body) => api.customers.adjustPoints({ params: { id }, body }),
  })
  return isRefusal(result) ? result : { message: result.message }
}
