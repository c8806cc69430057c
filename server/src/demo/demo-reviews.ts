import type { DemoReview } from '../../../demo/people.ts'
import { isOwner } from '../reviews/is-owner.ts'
import { settleReviewPoints } from '../reviews/review-points.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { daysAgo } from './days-ago.ts'

interface Known {
  /** by contact */
  accounts: ReadonlyMap<string, number>
  /** by model number */
  products: ReadonlyMap<string, { id: number }>
}

/** Adds reviews, with points for those of owners. Registrations must exist before. */
export async function insertReviews(
  services: Services,
  tx: Db,
  reviews: readonly DemoReview[],
  { accounts, products }: Known,
): Promise<void> {
  await tx
    .insertInto('review')
    .values(
      reviews
        .toSorted((a, b) => b.at - a.at)
        .map(({ contact, model_num, rating, review, at, hidden }) => ({
          product_id: products.get(model_num)!.id,
          customer_id: accounts.get(contact)!,
          rating,
          review,
          created_at: daysAgo(services.clock, at),
          hidden_at: hidden ? daysAgo(services.clock, at - 1) : null,
          hidden_reason: hidden ?? '',
        })),
    )
    .execute()
  const owned = await tx
    .selectFrom('review')
    .where(isOwner)
    .orderBy('id')
    .select(['customer_id', 'product_id', 'created_at'])
    .execute()
  for (const { customer_id, product_id, created_at } of owned)
    await settleReviewPoints(tx, services, { customerId: customer_id, productId: product_id }, new Date(created_at))
}
