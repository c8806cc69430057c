import { api } from '../api/client.ts'
import { noteAction } from '../customer-notes/note-actions.ts'
import type { Refusal } from '../forms/refusal.ts'
import { submitForMessage } from '../forms/submit-for-message.ts'
import { valuesOf } from '../forms/submit.ts'
import { endSessions, endsSessions } from '../office/end-sessions.ts'

type Answer = Refusal | { message: string }

/** The actions of a customer's screen: address, notes, points, or signing them out. */
export async function customerAction(request: Request, id: string): Promise<Answer> {
  const form = await request.formData()
  if (endsSessions(form)) return endSessions(api.customers.endSessions, id)
  const values = valuesOf(form)
  return (
    saveContact(values, id) ??
    numberAction(id, values) ??
    mergeAction(values) ??
    noteAction(id, values) ??
    adjustPoints(values, id)
  )
}

/** Adds or removes another number; undefined for any other form. */
function numberAction(id: string, { intent, ...values }: Record<string, unknown>): Promise<Answer> | undefined {
  const form = { params: { id }, values }
  if (intent === 'number-add') return submitForMessage(api.customers.addNumber, form)
  if (intent === 'number-remove') return submitForMessage(api.customers.removeNumber, form)
  return undefined
}

/** Merges two customers, or takes a merge back; undefined for any other form. */
function mergeAction({ intent, merge: id, ...values }: Record<string, unknown>): Promise<Answer> | undefined {
  if (intent === 'merge') return submitForMessage(api.customers.merge, { values })
  if (intent === 'unmerge') return submitForMessage(api.customers.undoMerge, { params: { id: Number(id) } })
  return undefined
}

/** Saves where they live and read; undefined for any other form. */
function saveContact({ intent, ...values }: Record<string, unknown>, id: string): Promise<Answer> | undefined {
  return intent === 'contact' ? submitForMessage(api.customers.saveContact, { params: { id }, values }) : undefined
}

async function adjustPoints({ way, points, reason }: Record<string, unknown>, id: string): Promise<Answer> {
  return submitForMessage(api.customers.adjustPoints, {
    params: { id },
    values: { reason, points: way === 'take' ? `-${String(points)}` : points },
  })
}
