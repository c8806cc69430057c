import type { Product } from 'contract/products/endpoints'
import { m } from '#messages'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { registerPath } from '../product-address.ts'

/** Instead of where to buy it: that it is no longer sold, and what its owners still do. */
export const OffSale = ({ product }: { product: Product }) => (
  <div className="mt-6 grid gap-3">
    <Note title={m.products_off_sale()}>{m.products_off_sale_text()}</Note>
    <ButtonLink to={registerPath(product)} variant="outline" size="lg">
      {m.products_register_own()}
    </ButtonLink>
  </div>
)
