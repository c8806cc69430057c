import { api } from '../api/client.ts'
import type { Refusal } from '../forms/refusal.ts'
import { submitForMessage } from '../forms/submit-for-message.ts'

type Values = Record<string, unknown>
type Answer = Refusal | { message: string }

/** Adds, changes or deletes a note about a customer, by the `intent` of its form; undefined for any other form. */
export function noteAction(customerId: string, { intent, note: id, ...values }: Values): Promise<Answer> | undefined {
  const params = { id: Number(id) }
  if (intent === 'note-add') return submitForMessage(api.customerNotes.add, { params: { id: customerId }, values })
  if (intent === 'note-change') return submitForMessage(api.customerNotes.change, { params, values })
  if (intent === 'note-delete') return submitForMessage(api.customerNotes.delete, { params })
  return undefined
}
