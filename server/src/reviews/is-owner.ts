import { sql } from 'kysely'

/**
 * A query part: whether the author of `review` owns its product, that is, has an approved registration of it. Evaluated
 * on reading, so a revoked approval removes the mark.
 */
export const isOwner = sql<boolean>`exists (select 1 from registration
  where registration.customer_id = review.customer_id and registration.product_id = review.product_id
    and registration.status in ('Approved', 'Discount'))`
