import { m } from '#messages'
import { api } from '../../api/client.ts'
import type { Saved } from '../../forms/form-dialog.tsx'
import { isRefusal, refusalOf, type Refusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import { dispatchAction, type Dispatched } from './dispatch/dispatch.ts'

type Values = Record<string, unknown>
type Answer = Refusal | Saved

const schemas = async () => (await import('contract/complaints/endpoints')).complaints

const assignmentSchemas = async () => (await import('contract/complaints/assignments')).assignments

/** The actions of a complaint's screen, by the `intent` of the form. */
export async function complaintAction({ request, id }: { request: Request; id: string }): Promise<Answer | Dispatched> {
  const { intent, ...values } = valuesOf(await request.formData())
  if (intent === 'message') return write(id, values)
  if (intent === 'no-answer') return needsNoAnswer(id, values)
  if (intent === 'status') return changeStatus(id, values)
  if (intent === 'visit') return planVisit(id, values)
  if (intent === 'assign') return assign(id, values)
  if (intent === 'cancel-visit') return cancelVisit(id, values)
  if (intent === 'priority') return setPriority(id, values)
  if (intent === 'waiting') return setWaiting(id, values)
  if (intent === 'tags') return changeTags(id, values)
  if (intent === 'merge') return merge(id, values)
  if (intent === 'separate') return separate(id)
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

async function needsNoAnswer(id: string, values: Values): Promise<Answer> {
  const result = await submit({
    schema: async () => (await schemas()).markRead.body,
    values,
    send: (body) => api.complaints.markRead({ params: { id }, body }),
  })
  return isRefusal(result) ? result : { message: m.complaints_office_needs_no_answer() }
}

async function changeStatus(id: string, values: Values): Promise<Answer> {
  const result = await submit({
    schema: async () => (await schemas()).changeStatus.body,
    values,
    send: (body) => api.complaints.changeStatus({ params: { id }, body }),
  })
  if (!isRefusal(result)) return { message: result.message, status: result.data.status }
  if (!result.local) return result
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

async function assign(id: string, values: Values): Promise<Answer> {
  return messageOf(
    await submit({
      schema: async () => (await assignmentSchemas()).assign.body,
      values,
      send: (body) => api.assignments.assign({ params: { id }, body }),
    }),
  )
}

async function changeTags(id: string, values: Values): Promise<Answer> {
  return messageOf(
    await submit({
      schema: async () => (await import('contract/complaints/tags')).complaintTags.change.body,
      values,
      send: (body) => api.complaintTags.change({ params: { id }, body }),
    }),
  )
}

async function merge(id: string, values: Values): Promise<Answer> {
  return messageOf(
    await submit({
      schema: async () => (await import('contract/complaints/merging')).complaintMerging.merge.body,
      values,
      send: (body) => api.complaintMerging.merge({ params: { id }, body }),
    }),
  )
}

async function separate(id: string): Promise<Answer> {
  try {
    const { message } = await api.complaintMerging.separate({ params: { id } })
    return { message }
  } catch (error) {
    return refusalOf(error)
  }
}

async function cancelVisit(id: string, values: Values): Promise<Answer> {
  return messageOf(
    await submit({
      schema: async () => (await assignmentSchemas()).cancelVisit.body,
      values,
      send: (body) => api.assignments.cancelVisit({ params: { id }, body }),
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

async function setPriority(id: string, values: Values): Promise<Answer> {
  return messageOf(
    await submit({
      schema: async () => (await schemas()).setPriority.body,
      values,
      send: (body) => api.complaints.setPriority({ params: { id }, body }),
    }),
  )
}

async function setWaiting(id: string, values: Values): Promise<Answer> {
  return messageOf(
    await submit({
      schema: async () => (await schemas()).setWaiting.body,
      values,
      send: (body) => api.complaints.setWaiting({ params: { id }, body }),
    }),
  )
}

const messageOf = (result: Refusal | { message: string }): Answer =>
  isRefusal(result) ? result : { message: result.message }
