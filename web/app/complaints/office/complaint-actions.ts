import { m } from '#messages'
import { api } from '../../api/client.ts'
import type { Saved } from '../../forms/form-dialog.tsx'
import { isRefusal, type Refusal } from '../../forms/refusal.ts'
import { submitForMessage } from '../../forms/submit-for-message.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import { dispatchAction, type Dispatched } from './dispatch/dispatch.ts'

type Values = Record<string, unknown>
type Answer = Refusal | Saved

/** The endpoint of each `intent` whose answer is its message. */
const ENDPOINTS = {
  message: api.complaints.write,
  visit: api.complaints.planVisit,
  'visit-report': api.visitReports.add,
  assign: api.assignments.assign,
  'cancel-visit': api.assignments.cancelVisit,
  'fill-in': api.complaints.fillInProduct,
  priority: api.complaints.setPriority,
  waiting: api.complaints.setWaiting,
  tags: api.complaintTags.change,
  merge: api.complaintMerging.merge,
  separate: api.complaintMerging.separate,
  reopen: api.complaints.reopenForCustomer,
  estimate: api.estimates.make,
  'send-estimate': api.estimates.send,
  payment: api.payments.take,
} as const

const isListed = (intent: unknown): intent is keyof typeof ENDPOINTS => Object.hasOwn(ENDPOINTS, String(intent))

/** The actions of a complaint's screen, by the `intent` of the form. */
export async function complaintAction({ request, id }: { request: Request; id: string }): Promise<Answer | Dispatched> {
  const { intent, ...values } = valuesOf(await request.formData())
  if (isListed(intent)) return submitForMessage(ENDPOINTS[intent], { params: { id }, values })
  if (intent === 'void-payment')
    return submitForMessage(api.payments.void, {
      params: { id, payment_id: String(values['payment_id']) },
      values,
    })
  if (intent === 'no-answer') return needsNoAnswer(id, values)
  if (intent === 'status') return changeStatus(id, values)
  return dispatchAction(values)
}

async function needsNoAnswer(id: string, values: Values): Promise<Answer> {
  const result = await submit(api.complaints.markRead, { params: { id }, values })
  return isRefusal(result) ? result : { message: m.complaints_office_needs_no_answer() }
}

async function changeStatus(id: string, values: Values): Promise<Answer> {
  const result = await submit(api.complaints.changeStatus, { params: { id }, values })
  if (!isRefusal(result)) return { message: result.message, status: result.data.status }
  if (!result.local) return result
  return { ...result, message: result.errors['status'] ?? result.message }
}
