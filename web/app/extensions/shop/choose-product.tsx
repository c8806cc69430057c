import { REGISTER_PRODUCT, extendWarrantyPath } from 'contract/core/paths'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { Redeemable } from 'contract/extensions/endpoints'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/client.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { shortDate } from '../../ui/format/dates.ts'
import { whole } from '../../ui/format/numbers.ts'
import { DialogCancel } from '../../ui/overlays/dialog-cancel.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { m } from '#messages'

type Found = { products?: readonly Redeemable[]; failure?: string }

/** Selects an own product whose warranty can be made longer; the others say why not. Mount a new instance for each opening. */
export default function ChooseProduct(dialog: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [found, setFound] = useState<Found>({})
  useEffect(() => void findProducts().then(setFound), [])
  const tryAgain = () => {
    setFound({})
    void findProducts().then(setFound)
  }
  return (
    <Dialog {...dialog} title={m.extensions_which()} text={m.extensions_which_text()} actions={<DialogCancel />}>
      {found.failure !== undefined ? (
        <Note
          tone="error"
          title={found.failure}
          action={
            <Button size="sm" variant="line" onClick={tryAgain}>
              {m.ui_try_again()}
            </Button>
          }
        />
      ) : found.products === undefined ? (
        <Loading label={m.extensions_loading_products()} className="grid gap-2">
          <Skeleton pale className="mb-2 h-18 w-full rounded-control" />
          <Skeleton pale className="h-18 w-full rounded-control" />
        </Loading>
      ) : found.products.length === 0 ? (
        <div className="grid justify-items-start gap-4">
          <Note title={m.extensions_no_products()}>{m.extensions_no_products_text()}</Note>
          <ButtonLink to={REGISTER_PRODUCT} variant="ink">
            {m.extensions_register()}
          </ButtonLink>
        </div>
      ) : (
        <Products products={found.products} />
      )}
    </Dialog>
  )
}

const Products = ({ products }: { products: readonly Redeemable[] }) => (
  <ul className="grid gap-2">
    {products.map((product) => (
      <li key={product.id}>
        {product.refusal ? (
          <div className="rounded-control border border-line bg-ground p-3">
            <Facts product={product} />
            <p className="mt-1 text-xs text-ink-2">{m.extensions_why({ why: product.refusal })}</p>
          </div>
        ) : (
          <Link
            to={extendWarrantyPath(product.id)}
            className="flex items-center gap-3 rounded-control border border-line-2 p-3 hover:border-ink"
          >
            <span className="min-w-0 grow">
              <Facts product={product} />
              <span className="mt-1 block text-xs tabular-nums">{priceInWords(product)}</span>
            </span>
            <ChevronRight className="size-4 shrink-0 text-ink-3" aria-hidden />
          </Link>
        )}
      </li>
    ))}
  </ul>
)

const Facts = ({ product: { model_name, serial_number, warranty_expiry } }: { product: Redeemable }) => (
  <>
    <span className="block text-sm font-medium break-words">{model_name}</span>
    <span className="block text-2xs break-words text-ink-3 tabular-nums">{serial_number}</span>
    <span className="block text-2xs text-ink-2 tabular-nums">
      {m.extensions_until_day({ day: shortDate(warranty_expiry) })}
    </span>
  </>
)

/** The lowest price in points, and how many are missing. */
function priceInWords({ price, missing }: Redeemable): string {
  const points = whole(price ?? 0)
  return missing > 0 ? m.extensions_from_missing({ points, missing: whole(missing) }) : m.extensions_from({ points })
}

async function findProducts(): Promise<Found> {
  try {
    return { products: (await api.extensions.redeemable()).data }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { failure: error.message }
  }
}
