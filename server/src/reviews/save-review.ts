import type { Input } from 'contract/core/endpoint'
import type { reviews } from 'contract/reviews/endpoints'
import type { Caller } from '../platform/core/caller.ts'
import { tagsOfProduct } from '../products/product.tags.ts'
import type { Services } from '../platform/core/services.ts'
import { lockAuthors, lockProduct } from './review-locks.ts'
import { settleReviewPoints } from './review-points.ts'

type ReviewForm = Input<typeof reviews.add>['body']

/**
 * Stores a customer's review of a product, replacing an earlier one and its date. The same text again changes nothing.
 * A hidden review stays hidden: staff see that it was changed. Returns the points earned. Throws NotFound.
 */
export async function saveReview(
  services: Services,
  user: Caller,
  { product_id, rating, review }: ReviewForm,
): Promise<number> {
  const { db, clock, cache } = services
  const at = clock.now()
  const { product, points } = await db.transaction().execute(async (tx) => {
    await lockAuthors(tx, [user.id])
    const product = await lockProduct(tx, product_id)
    await tx
      .insertInto('review')
      .values({ product_id, customer_id: user.id, rating, review, created_at: at })
      .onConflict((conflict) =>
        conflict
          .columns(['product_id', 'customer_id'])
          .doUpdateSet({ rating, review, created_at: at })
          .where((eb) => eb.or([eb('review.rating', '<>', rating), eb('review.review', '<>', review)])),
      )
      .execute()
    const points = await settleReviewPoints(tx, services, { customerId: user.id, productId: product_id }, at)
    return { product, points }
  })
  await cache.drop(tagsOfProduct(product))
  return points
}
