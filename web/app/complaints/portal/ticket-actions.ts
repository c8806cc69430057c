import { api } from '../../api/client.ts'
import { isRefusal, refusalOf, type Refusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import { submitUpload } from '../../forms/upload.ts'
import { MOVE_VISIT } from '../move-visit.tsx'

type Values = Record<string, unknown>
type Answer = Refusal | { message: string }

/** The actions of a ticket's screen, by the `intent` of the form. */
export async function ticketAction({ request, id }: { request: Request; id: string }): Promise<Answer> {
  const { intent, ...values } = valuesOf(await request.formData())
  const answer = await answerTo({ intent: String(intent), id, values, signal: request.signal })
  return isRefusal(answer) ? answer : { message: answer.message }
}

interface Asked {
  intent: string
  id: string
  values: Values
  signal: AbortSignal
}

function answerTo({ intent, id, values, signal }: Asked): Promise<Answer> {
  const params = { id }
  if (intent === 'confirm') return api.complaints.confirm({ params }).catch(refusalOf)
  if (intent === 'reopen') return submit(api.complaints.reopen, { params, values })
  if (intent === 'estimate') return submit(api.estimates.answerMine, { params, values })
  if (intent === 'rate') return submit(api.complaints.rate, { params, values })
  if (intent === MOVE_VISIT) return submit(api.visitMoves.move, { params, values })
  if (values['photo'] instanceof File)
    return submitUpload(api.complaints.writeMine, { params, values, signal, repeatable: true })
  return submit(api.complaints.writeMine, { params, values })
}
