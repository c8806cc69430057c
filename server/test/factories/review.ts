import type { Services } from '../../src/platform/core/services.ts'
import { buildCustomer, type TestAccount } from './account.ts'
import { buildProduct } from './product.ts'

export interface ReviewOptions {
  customer?: TestAccount
  product_id?: number
  rating?: number
  review?: string
  created_at?: Date
  /** hidden, for this reason */
  hidden_reason?: string
}

/** The row of a review, without points. */
export async function buildReview(services: Services, { customer, product_id, ...options }: ReviewOptions = {}) {
  const { id } = customer ?? (await buildCustomer(services, {}))
  return services.db
    .insertInto('review')
    .values({
      customer_id: id,
      product_id: product_id ?? (await buildProduct(services)).id,
      rating: 4,
      review: 'Boils quickly',
      ...(options.hidden_reason && { hidden_at: services.clock.now() }),
      ...options,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
