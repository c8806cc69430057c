import { api } from '../api/client.ts'
import { isRefusal, refusalOf, type Refusal } from '../forms/refusal.ts'
import { submit } from '../forms/submit.ts'

type Values = Record<string, unknown>
type Answer = Refusal | { message: string }

const body = async () => (await import('contract/customer-notes/endpoints')).customerNotes.add.body

/** Adds, changes or deletes a note about a customer, by the `intent` of its form; undefined for any other form. */
export function noteAction(customerId: string, { intent, note: id, ...values }: Values): Promise<Answer> | undefined {
  const params = { id: Number(id) }
  if (intent === 'note-add')
    return write(values, (sent) => api.customerNotes.add({ params: { id: customerId }, body: sent }))
  if (intent === 'note-change') return write(values, (sent) => api.customerNotes.change({ params, body: sent }))
  if (intent === 'note-delete') return remove(() => api.customerNotes.delete({ params }))
  return undefined
}

async function write(values: Values, send: (sent: { text: string }) => Promise<{ message: string }>): Promise<Answer> {
  const result = await submit({ schema: body, values, send })
  return isRefusal(result) ? result : { message: result.message }
}

async function remove(send: () => Promise<{ message: string }>): Promise<Answer> {
  try {
    return { message: (await send()).message }
  } catch (error) {
    return refusalOf(error)
  }
}
