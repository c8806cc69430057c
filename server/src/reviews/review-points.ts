import { REVIEW_POINTS } from 'contract/reviews/words'
import { awardPoints, revokePoints } from '../points/point.service.ts'
import type { Db } from '../core/db.ts'
import { isOwner } from './is-owner.ts'

interface Reviewed {
  customerId: number
  productId: number
}

/**
 * Brings the points of a review to what is due: 100, once a customer and product, while the review stands, is shown, and
 * its author owns the product. So points come when an owner writes it or when a reviewer's product is approved; they
 * are taken back when staff hide it, when its author deletes it and when the approval is revoked, as far as they are not
 * spent; and what was spent of them is not given again. Without that, words that nobody may read would have earned
 * them. Call it after any such change, in its transaction. Gives what was credited.
 */
export async function settleReviewPoints(tx: Db, { customerId, productId }: Reviewed, at: Date): Promise<number> {
  const source = { customerId, source: 'review', sourceKey: `${customerId}/${productId}` } as const
  const product = await tx
    .selectFrom('product')
    .where('id', '=', productId)
    .select((eb) => [
      'model_name',
      eb
        .exists(
          eb
            .selectFrom('review')
            .where('customer_id', '=', customerId)
            .where('product_id', '=', productId)
            .where('hidden_at', 'is', null)
            .where(isOwner)
            .select('review.id'),
        )
        .as('isDue'),
    ])
    .executeTakeFirst()
  if (!product) return 0
  const { model_name: name, isDue } = product
  if (isDue) return awardPoints(tx, source, { points: REVIEW_POINTS, reason: `${name} reviewed`, at })
  await revokePoints(tx, source, { reason: `Review of ${name} does not count any more`, at })
  return 0
}
