import { extendWarrantyPath } from 'contract/core/paths'
import type { News } from '../notices/tell-customer.ts'

/** The recipient of a message about an extension, and where it is shown. */
export const newsOf = (product: { id: number; customer_id: number }) =>
  ({
    customerId: product.customer_id,
    kind: 'extension',
    address: extendWarrantyPath(product.id),
  }) satisfies Partial<News>
