import { isUnanswered } from '../../api/api-error.ts'
import { api } from '../../api/client.ts'
import { refusalOf, type Refusal } from '../../forms/refusal.ts'
import { refreshProfile } from '../../session/profile.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { m } from '#messages'

/**
 * Redeems points, requests payment in money, or cancels the request, by `intent`; after an answer the screen reloads. With
 * `again` it was sent before without an answer: that it is done is then no refusal.
 */
export async function decideExtension({ request }: { request: Request }): Promise<Refusal | null> {
  const form = await request.formData()
  const id = (name: string) => Number(form.get(name))
  const intent = form.get('intent') as keyof typeof calls
  try {
    const { message } = await calls[intent](id)
    toast.success(message)
  } catch (error) {
    const refusal = refusalOf(error)
    if (!form.get('again') || refusal.code !== DONE_BEFORE[intent]) {
      // The note says it, and stays as long as it is true.
      if (!isUnanswered(refusal)) toast.error(refusal.message)
      return refusal
    }
    toast.success(m.extensions_came_through())
  }
  void refreshProfile()
  return null
}

const DONE_BEFORE = { redeem: 'extended', request: 'extension_requested', cancel: 'already_cancelled' }

type IdOf = (name: string) => number

const wish = (id: IdOf) => ({ body: { stock_id: id('stock_id'), package_id: id('package_id') } })

const calls = {
  redeem: (id: IdOf) => api.extensions.redeem(wish(id)),
  request: (id: IdOf) => api.extensions.request(wish(id)),
  cancel: (id: IdOf) => api.extensions.cancelMine({ params: { id: id('id') } }),
}
