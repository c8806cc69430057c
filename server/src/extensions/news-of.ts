import type { News } from '../notices/tell-customer.ts'

/** Whom news of a longer warranty is for, and where it is seen. */
export const newsOf = (product: { id: number; customer_id: number }) =>
  ({
    customerId: product.customer_id,
    kind: 'extension',
    address: `/baltra-extended-warranty/${product.id}`,
  }) satisfies Partial<News>
