import { api } from '../api/client.ts'
import { noteAction } from '../customer-notes/note-actions.ts'
import { isRefusal, type Refusal } from '../forms/refusal.ts'
import { submit, valuesOf } from '../forms/submit.ts'
import { endSessions, endsSessions } from '../office/end-sessions.ts'

type Answer = Refusal | { message: string }

/** The actions of a customer's screen: notes, points, or signing them out. */
export async function customerAction(request: Request, id: string): Promise<Answer> {
  const form = await request.formData()
  if (endsSessions(form)) return endSessions(api.customers.endSessions, id)
  const values = valuesOf(form)
  return noteAction(id, values) ?? adjustPoints(values, id)
}

async function adjustPoints({ way, points, reason }: Record<string, unknown>, id: string): Promise<Answer> {
  const result = await submit({
    schema: async () => (await import('contract/customers/endpoints')).customers.adjustPoints.body,
    values: { reason, points: way === 'take' ? `-${String(points)}` : points },
    send: (body) => api.customers.adjustPoints({ params: { id }, body }),
  })
  return isRefusal(result) ? result : { message: result.message }
}
