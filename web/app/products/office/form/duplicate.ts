import { PRODUCT_LIST, editProductPath } from 'contract/core/office-paths'
import { redirect, useFetcher } from 'react-router'
import { api } from '../../../api/client.ts'
import { refusalOf } from '../../../forms/refusal.ts'
import { useSingle } from '../../../forms/use-single.ts'
import { toast } from '../../../ui/feedback/toast-store.ts'

/** Makes the copy and goes on to edit it. */
export async function duplicateProduct({ request }: { request: Request }): Promise<Response | null> {
  const id = Number((await request.formData()).get('id'))
  try {
    const { message, data } = await api.products.duplicate({ params: { id } })
    toast.success(message)
    return redirect(editProductPath(data.id))
  } catch (error) {
    toast.error(refusalOf(error).message)
    return null
  }
}

/** For a button: copies a product once, however often it is pressed. */
export function useDuplicate(id: number): { busy: boolean; duplicate: () => void } {
  const { submit, state } = useFetcher()
  const single = useSingle()
  return {
    busy: state !== 'idle',
    duplicate: () => single(() => submit({ id }, { method: 'post', action: PRODUCT_LIST })),
  }
}
