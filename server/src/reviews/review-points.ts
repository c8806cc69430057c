import { awardPoints, revokePoints } from '../points/award-points.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { isOwner } from './is-owner.ts'

interface Reviewed {
  customerId: number
  productId: number
}

/**
 * Adjusts the points of a review to what is due: those of the settings, once per customer and product, while the review exists, is shown,
 * and its author owns the product. So points are awarded when an owner writes it or when a reviewer's product is
 * approved. They are revoked when staff hide it, when its author deletes it and when the approval is revoked, as far as
 * they are unspent; spent ones are not awarded again. Otherwise a hidden review would have earned them. Call it after
 * any such change, in its transaction. Returns the points awarded.
 */
export async function settleReviewPoints(
  tx: Db,
  { settings }: Pick<Services, 'settings'>,
  { customerId, productId }: Reviewed,
  at: Date,
): Promise<number> {
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
  if (isDue) return awardPoints(tx, source, { points: settings.current.review_points, reason: `${name} reviewed`, at })
  await revokePoints(tx, source, { reason: `Review of ${name} does not count any more`, at })
  return 0
}
