import { api } from '../api/client.ts'
import { isRefusal, type Refusal } from '../forms/refusal.ts'
import { submitForMessage } from '../forms/submit-for-message.ts'
import { valuesOf } from '../forms/submit.ts'

export type PartAct = 'receive' | 'transfer' | 'count' | 'writeOff'

/** What the dialogs of one part do: each sends an act of the ledger with a single line. */
export async function partAction({ request, params: { id } }: { request: Request; params: { id: string } }) {
  const { act, count, seen, ...about } = valuesOf(await request.formData())
  const line = { part_id: id, count, ...(seen !== undefined && { seen }) }
  const result = await enter(act as PartAct, { ...about, lines: [line] })
  return isRefusal(result) ? ofOneLine(result) : result
}

function enter(act: PartAct, values: Record<string, unknown>) {
  switch (act) {
    case 'receive':
      return submitForMessage(api.partStock.receive, { values })
    case 'transfer':
      return submitForMessage(api.partStock.transfer, { values })
    case 'count':
      return submitForMessage(api.partStock.count, { values })
    case 'writeOff':
      return submitForMessage(api.partStock.writeOff, { values })
  }
}

/** What is wrong with the line is said at the number that was typed. */
function ofOneLine(refusal: Refusal): Refusal {
  const errors = Object.entries(refusal.errors).map(
    ([field, message]) => [field.startsWith('lines') ? 'count' : field, message] as const,
  )
  return { ...refusal, errors: Object.fromEntries(errors) }
}
