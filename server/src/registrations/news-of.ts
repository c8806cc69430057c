import type { News } from '../notices/tell-customer.ts'

/** Whom news of a registration is for, and where it is seen. */
export const newsOf = ({ id, customer_id }: { id: number; customer_id: number }) =>
  ({
    customerId: customer_id,
    kind: 'registration',
    address: `/baltra-user-registered-ProductPage/${id}`,
  }) satisfies Partial<News>
