import { api } from '../../api/client.ts'
import { isRefusal, refusalOf, type Refusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'

type Values = Record<string, unknown>
type Answer = Refusal | { message: string }

const schemas = async () => (await import('contract/complaints/endpoints')).complaints

/** What a customer does on the screen of a ticket, by the `intent` of the form. */
export async function ticketAction({ request, id }: { request: Request; id: string }): Promise<Answer> {
  const { intent, ...values } = valuesOf(await request.formData())
  const answer = await answerTo(String(intent), id, values)
  return isRefusal(answer) ? answer : { message: answer.message }
}

function answerTo(intent: string, id: string, values: Values): Promise<Answer> {
  const params = { id }
  if (intent === 'confirm') return api.complaints.confirm({ params }).catch(refusalOf)
  if (intent === 'reopen')
    return submit({
      schema: async () => (await schemas()).reopen.body,
      values,
      send: (body) => api.complaints.reopen({ params, body }),
    })
  if (intent === 'rate')
    return submit({
      schema: async () => (await schemas()).rate.body,
      values,
      send: (body) => api.complaints.rate({ params, body }),
    })
  return submit({
    schema: async () => (await schemas()).writeMine.body,
    values,
    send: (body) => api.complaints.writeMine({ params, body }),
  })
}
