import { api } from '../api/client.ts'
import { isRefusal, type Refusal } from '../forms/refusal.ts'
import { submitForMessage } from '../forms/submit-for-message.ts'
import { valuesOf } from '../forms/submit.ts'

export type PartAct = 'receive' | 'transfer' | 'count' | 'writeOff'

/** What the dialogs of one part do: each sends an act of the ledger with a single line. */
export async function partAction({ request, params: { id } }: { request: Request; params: { id: string } }) {
  const { act, count, seen, ...values } = valuesOf(await request.formData())
  const line = { part_id: id, count, ...(seen !== undefined && { seen }) }
  const result = await submitForMessage(api.partStock[act as PartAct], { values: { ...values, lines: [line] } })
  return isRefusal(result) ? ofOneLine(result) : result
}

/** What is wrong with the line is said at the number that was typed. */
function ofOneLine(refusal: Refusal): Refusal {
  const errors = Object.entries(refusal.errors).map(([field, message]) => [
    field.startsWith('lines') ? 'count' : field,
    message,
  ])
  return { ...refusal, errors: Object.fromEntries(errors) as Record<string, string> }
}
