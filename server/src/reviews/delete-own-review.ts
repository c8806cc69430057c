import { m } from 'contract/messages'
import { Conflict, NotFound } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import { tagsOfProduct } from '../products/product.tags.ts'
import type { Services } from '../platform/core/services.ts'
import { lockAuthors, lockProduct } from './review-locks.ts'
import { settleReviewPoints } from './review-points.ts'

/**
 * Deletes the caller's review. Throws NotFound, also for others' reviews, and Conflict for a hidden one: written again,
 * it would be shown.
 */
export async function deleteOwnReview(services: Services, user: Caller, id: number): Promise<void> {
  const { db, clock, cache } = services
  const product = await db.transaction().execute(async (tx) => {
    await lockAuthors(tx, [user.id])
    const own = await tx
      .selectFrom('review')
      .where('id', '=', id)
      .where('customer_id', '=', user.id)
      .select(['product_id', 'hidden_at'])
      .executeTakeFirst()
    if (!own) throw new NotFound(m.reviews_review_not_found())
    if (own.hidden_at) throw new Conflict(m.reviews_review_hidden_change_staff_look_again(), 'hidden')
    const product = await lockProduct(tx, own.product_id)
    await tx.deleteFrom('review').where('id', '=', id).execute()
    await settleReviewPoints(tx, services, { customerId: user.id, productId: product.id }, clock.now())
    return product
  })
  await cache.drop(tagsOfProduct(product))
}
