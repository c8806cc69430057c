import { api } from '../../api/client.ts'
import { refusalOf, type Refusal } from '../../forms/refusal.ts'
import { refreshProfile } from '../../session/profile.ts'
import { toast } from '../../ui/feedback/toast-store.ts'

/** Redeems points, requests payment in money, or cancels the request, by `intent`; the screen reloads either way. */
export async function decideExtension({ request }: { request: Request }): Promise<Refusal | null> {
  const form = await request.formData()
  const id = (name: string) => Number(form.get(name))
  try {
    const { message } = await calls[form.get('intent') as keyof typeof calls](id)
    toast.success(message)
    void refreshProfile()
    return null
  } catch (error) {
    const refusal = refusalOf(error)
    toast.error(refusal.message)
    return refusal
  }
}

type IdOf = (name: string) => number

const wish = (id: IdOf) => ({ body: { stock_id: id('stock_id'), package_id: id('package_id') } })

const calls = {
  redeem: (id: IdOf) => api.extensions.redeem(wish(id)),
  request: (id: IdOf) => api.extensions.request(wish(id)),
  cancel: (id: IdOf) => api.extensions.cancelMine({ params: { id: id('id') } }),
}
