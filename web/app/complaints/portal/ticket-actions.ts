import { api } from '../../api/client.ts'
import { isRefusal, refusalOf, type Refusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import { submitUpload } from '../../forms/upload.ts'

type Values = Record<string, unknown>
type Answer = Refusal | { message: string }

const schemas = async () => (await import('contract/complaints/endpoints')).complaints

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
  const schema = async () => (await schemas()).writeMine.body
  if (values['photo'] instanceof File)
    return submitUpload({
      schema,
      values,
      signal,
      repeatable: true,
      send: (body, options) => api.complaints.writeMine({ params, body }, options),
    })
  return submit({ schema, values, send: (body) => api.complaints.writeMine({ params, body }) })
}
