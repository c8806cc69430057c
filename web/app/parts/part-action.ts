import { api } from '../api/client.ts'
import { isRefusal, type Refusal } from '../forms/refusal.ts'
import { submitForMessage } from '../forms/submit-for-message.ts'
import { valuesOf } from '../forms/submit.ts'

/** The endpoint of each act. */
const ENDPOINTS = {
  receive: api.partStock.receive,
  transfer: api.partStock.transfer,
  count: api.partStock.count,
  writeOff: api.partStock.writeOff,
} as const
export type PartAct = keyof typeof ENDPOINTS

/** What the dialogs of one part do: each sends an act of the ledger with a single line. */
export async function partAction({ request, params: { id } }: { request: Request; params: { id: string } }) {
  const { act, count, seen, ...about } = valuesOf(await request.formData())
  const line = { part_id: id, count, ...(seen !== undefined && { seen }) }
  const result = await submitForMessage(ENDPOINTS[act as PartAct], { values: { ...about, lines: [line] } })
  return isRefusal(result) ? ofOneLine(result) : result
}

/** What is wrong with the line is said at the number that was typed. */
function ofOneLine(refusal: Refusal): Refusal {
  const errors = Object.entries(refusal.errors).map(
    ([field, message]) => [field.startsWith('lines') ? 'count' : field, message] as const,
  )
  return { ...refusal, errors: Object.fromEntries(errors) }
}
