import { REGISTER_PRODUCT, extendWarrantyPath } from 'contract/core/paths'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { OwnedProduct } from 'contract/registrations/endpoints'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/client.ts'
import { ProductPhoto } from '../../registrations/product-card.tsx'
import { isInWarranty } from '../../registrations/warranty.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { shortDate } from '../../ui/format/dates.ts'
import { DialogCancel } from '../../ui/overlays/dialog-cancel.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'

type Found = { products?: readonly OwnedProduct[]; failure?: string }

/** Selects an own product that is approved and in warranty. Mount a new instance for each opening. */
export default function ChooseProduct(dialog: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [found, setFound] = useState<Found>({})
  useEffect(() => void findProducts().then(setFound), [])
  const tryAgain = () => {
    setFound({})
    void findProducts().then(setFound)
  }
  return (
    <Dialog
      {...dialog}
      title="Which warranty?"
      text="Choose the product. You see the packages and your points before anything is used."
      actions={<DialogCancel />}
    >
      {found.failure !== undefined ? (
        <Note
          tone="error"
          title={found.failure}
          action={
            <Button size="sm" variant="line" onClick={tryAgain}>
              Try again
            </Button>
          }
        />
      ) : found.products === undefined ? (
        <Loading label="Loading your products" className="grid gap-2">
          <Skeleton pale className="mb-2 h-18 w-full rounded-control" />
          <Skeleton pale className="h-18 w-full rounded-control" />
        </Loading>
      ) : found.products.length === 0 ? (
        <div className="grid justify-items-start gap-4">
          <Note title="No products found">A product has to be registered, approved and in warranty.</Note>
          <ButtonLink to={REGISTER_PRODUCT} variant="ink">
            Register a product
          </ButtonLink>
        </div>
      ) : (
        <Products products={found.products} />
      )}
    </Dialog>
  )
}

const Products = ({ products }: { products: readonly OwnedProduct[] }) => (
  <ul className="grid gap-2">
    {products.map(({ id, model_name, serial_number, product_image, warranty_expiry }) => (
      <li key={id}>
        <Link
          to={extendWarrantyPath(id)}
          className="flex items-center gap-3 rounded-control border border-line-2 p-2 pr-3 hover:border-ink"
        >
          <ProductPhoto src={product_image} className="size-13 shrink-0" />
          <span className="min-w-0 grow">
            <span className="block text-sm font-medium break-words">{model_name}</span>
            <span className="block text-2xs break-words text-ink-3 tabular-nums">{serial_number}</span>
            <span className="block text-2xs text-ink-2 tabular-nums">Warranty until {shortDate(warranty_expiry)}</span>
          </span>
          <ChevronRight className="size-4 shrink-0 text-ink-3" aria-hidden />
        </Link>
      </li>
    ))}
  </ul>
)

async function findProducts(): Promise<Found> {
  try {
    const { data } = await api.registrations.listMine()
    return { products: data.filter((one) => one.is_verified && isInWarranty(one.warranty_expiry)) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { failure: error.message }
  }
}
