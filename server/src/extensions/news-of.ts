import { extendWarrantyPath } from 'contract/core/paths'
import type { News } from '../notices/tell-customer.ts'

/** Whom news of a longer warranty is for, and where it is seen. */
export const newsOf = (product: { id: number; customer_id: number }) =>
  ({
    customerId: product.customer_id,
    kind: 'extension',
    address: extendWarrantyPath(product.id),
  }) satisfies Partial<News>
