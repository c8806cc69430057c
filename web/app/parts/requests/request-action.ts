import { api } from '../../api/client.ts'
import type { Refusal } from '../../forms/refusal.ts'
import { submitForMessage } from '../../forms/submit-for-message.ts'
import { valuesOf } from '../../forms/submit.ts'

/** The endpoint of each step; that of `ask` is about a complaint. */
const ENDPOINTS = {
  ask: api.partRequests.ask,
  approve: api.partRequests.approve,
  refuse: api.partRequests.refuse,
  send: api.partRequests.send,
  receive: api.partRequests.receive,
  return: api.partRequests.return,
  cancel: api.partRequests.cancel,
} as const
/** What staff do with a request. */
export type RequestStep = Exclude<keyof typeof ENDPOINTS, 'ask'>

/** What the dialogs about requests do, on whichever screen they are opened. */
export async function requestAction({ request }: { request: Request }): Promise<Refusal | { message: string }> {
  const { step, id, place, ...values } = valuesOf(await request.formData())
  return submitForMessage(ENDPOINTS[step as keyof typeof ENDPOINTS], {
    params: { id: String(id) },
    // Without one the parts go where the request says.
    values: { ...values, ...(typeof place === 'string' && place !== '' && { place }) },
  })
}
