import { PRODUCT_LIST } from 'contract/core/office-paths'
import { useFetcher } from 'react-router'
import { api } from '../../../api/client.ts'
import { refusalOf } from '../../../forms/refusal.ts'
import { useSingle } from '../../../forms/use-single.ts'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { duplicateProduct } from './duplicate.ts'

/** What the list of products does besides deleting: takes products off sale, puts them on sale again, or copies one. */
export async function productAction({ request }: { request: Request }): Promise<Response | null> {
  const form = await request.clone().formData()
  const intent = form.get('intent')
  if (intent !== 'off-sale' && intent !== 'on-sale') return duplicateProduct({ request })
  const product_ids = form.getAll('id').map(Number)
  try {
    const { message } = await api.products.setSale({ body: { product_ids, off_sale: intent === 'off-sale' } })
    toast.success(message)
  } catch (error) {
    toast.error(refusalOf(error).message)
  }
  return null
}

/** For a button: takes a product off sale, or puts it on sale again, once, however often it is pressed. */
export function useSale(id: number): { busy: boolean; setSale: (intent: 'off-sale' | 'on-sale') => void } {
  const { submit, state } = useFetcher()
  const single = useSingle()
  return {
    busy: state !== 'idle',
    setSale: (intent) => single(() => submit({ id, intent }, { method: 'post', action: PRODUCT_LIST })),
  }
}
