import type { OwnedProduct } from 'contract/registrations/endpoints'
import { useFetcher } from 'react-router'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { m } from '#messages'

export interface DeleteProductProps {
  /** the product to delete; still named while the dialog closes */
  product: OwnedProduct
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks before a registration is withdrawn. It closes when the product has left the list. */
export function DeleteProduct({ product, open, onOpenChange }: DeleteProductProps) {
  const fetcher = useFetcher()
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.registrations_delete_title()}
      text={m.registrations_delete_text({ name: product.model_name, number: product.model_num })}
      confirm={m.registrations_delete()}
      busyLabel={m.registrations_deleting()}
      busy={fetcher.state !== 'idle'}
      onConfirm={() => void fetcher.submit({ id: String(product.id) }, { method: 'post' })}
    />
  )
}
