import { sql } from 'kysely'

/**
 * A query part: whether the author of `review` owns its product, that is, has a registration of it that is approved.
 * Looked up when it is asked for, so an approval that is taken back takes the mark along.
 */
export const isOwner = sql<boolean>`exists (select 1 from registration
  where registration.customer_id = review.customer_id and registration.product_id = review.product_id
    and registration.status in ('Approved', 'Discount'))`
