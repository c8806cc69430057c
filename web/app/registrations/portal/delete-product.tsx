import type { OwnedProduct } from 'contract/registrations/endpoints'
import { useFetcher } from 'react-router'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'

export interface DeleteProductProps {
  /** which one is asked about; it stays named while the dialog closes */
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
      title="Delete Item?"
      text={`${product.model_name} (${product.model_num}) leaves your products, with its photographs. You can register it again with the bill.`}
      confirm="Delete"
      busyLabel="Deleting..."
      busy={fetcher.state !== 'idle'}
      onConfirm={() => void fetcher.submit({ id: String(product.id) }, { method: 'post' })}
    />
  )
}
