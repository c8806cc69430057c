import { api } from '../../api/client.ts'
import { isRefusal, type Refusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import { dispatchAction, type Dispatched } from './dispatch.ts'

type Values = Record<string, unknown>
type Answer = Refusal | { message: string }

const schemas = async () => (await import('contract/complaints/endpoints')).complaints

/** What staff do on the screen of a complaint, by the `intent` of the form. */
export async function complaintAction({ request, id }: { request: Request; id: string }): Promise<Answer | Dispatched> {
  const { intent, ...values } = valuesOf(await request.formData())
  if (intent === 'message') return write(id, values)
  if (intent === 'status') return changeStatus(id, values)
  if (intent === 'visit') return planVisit(id, values)
  if (intent === 'reopen') return reopen(id, values)
  return dispatchAction(values)
}

async function write(id: string, values: Values): Promise<Answer> {
  return messageOf(
    await submit({
      schema: async () => (await schemas()).write.body,
      values,
      send: (body) => api.complaints.write({ params: { id }, body }),
    }),
  )
}

async function changeStatus(id: string, values: Values): Promise<Answer> {
  const result = messageOf(
    await submit({
      schema: async () => (await schemas()).changeStatus.body,
      values,
      send: (body) => api.complaints.changeStatus({ params: { id }, body }),
    }),
  )
  if (!isRefusal(result) || !result.local) return result
  return { ...result, message: result.errors['status'] ?? result.message }
}

async function planVisit(id: string, values: Values): Promise<Answer> {
  return messageOf(
    await submit({
      schema: async () => (await schemas()).planVisit.body,
      values,
      send: (body) => api.complaints.planVisit({ params: { id }, body }),
    }),
  )
}

async function reopen(id: string, values: Values): Promise<Answer> {
  return messageOf(
    await submit({
      schema: async () => (await schemas()).reopenForCustomer.body,
      values,
      send: (body) => api.complaints.reopenForCustomer({ params: { id }, body }),
    }),
  )
}

const messageOf = (result: Answer): Answer => (isRefusal(result) ? result : { message: result.message })
