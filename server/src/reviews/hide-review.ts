import { m } from 'contract/messages'
import { recordAudit } from '../platform/audit/audit.ts'
import { Conflict, NotFound } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import { tagsOfProduct } from '../products/product.tags.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { lockAuthors, lockProducts } from './review-locks.ts'
import { settleReviewPoints } from './review-points.ts'

/** Hides a review from everyone but its author. Of concurrent calls one wins. Throws NotFound or Conflict. */
export async function hideReview(
  services: Services,
  user: Caller,
  id: number,
  { reason }: { reason: string },
): Promise<void> {
  const changed = await hideReviews(services, user, [id], { reason })
  if (changed === 0) throw await whyUnchanged(services.db, id, m.reviews_review_already_hidden())
}

/** Hides those of the reviews that are shown. Returns how many. Their points are revoked (see `settleReviewPoints`). */
export const hideReviews = (
  services: Services,
  user: Caller,
  ids: readonly number[],
  { reason }: { reason: string },
): Promise<number> => moderate(services, user, ids, { hidden: true, reason })

/** Shows a review again and restores its points. Throws NotFound or Conflict. */
export async function showReview(services: Services, user: Caller, id: number): Promise<void> {
  const changed = await moderate(services, user, [id], { hidden: false, reason: '' })
  if (changed === 0) throw await whyUnchanged(services.db, id, m.reviews_review_already_shown())
}

interface Moderation {
  hidden: boolean
  reason: string
}

async function moderate(
  services: Services,
  user: Caller,
  ids: readonly number[],
  { hidden, reason }: Moderation,
): Promise<number> {
  const { db, clock, cache } = services
  const at = clock.now()
  const { changed, products } = await db.transaction().execute(async (tx) => {
    const products = await lockAround(tx, ids)
    const before = await tx
      .selectFrom('review')
      .selectAll()
      .where('id', 'in', ids)
      .where('hidden_at', hidden ? 'is' : 'is not', null)
      .orderBy('customer_id')
      .execute()
    const set = { hidden_at: hidden ? at : null, hidden_reason: reason }
    for (const row of before) {
      await tx
        .updateTable('review')
        .set(set)
        .where('id', '=', row.id)
        .where('hidden_at', hidden ? 'is' : 'is not', null)
        .returning('id')
        .executeTakeFirstOrThrow()
      const subject = { table: 'review', id: row.id }
      const action = hidden ? 'review.hide' : 'review.show'
      await recordAudit(tx, { actor: user, action, subject, before: row, after: set, at })
      await settleReviewPoints(tx, services, { customerId: row.customer_id, productId: row.product_id }, at)
    }
    return { changed: before.length, products }
  })
  if (changed > 0) await cache.drop([...new Set(products.flatMap(tagsOfProduct))])
  return changed
}

/** Locks these reviews until the transaction ends. Returns their products. */
async function lockAround(tx: Db, ids: readonly number[]) {
  const rows = await tx.selectFrom('review').where('id', 'in', ids).select(['customer_id', 'product_id']).execute()
  await lockAuthors(
    tx,
    rows.map(({ customer_id }) => customer_id),
  )
  return lockProducts(
    tx,
    rows.map(({ product_id }) => product_id),
  )
}

async function whyUnchanged(db: Db, id: number, already: string) {
  const review = await db.selectFrom('review').where('id', '=', id).select('id').executeTakeFirst()
  return review ? new Conflict(already, 'already_moderated') : new NotFound(m.reviews_review_not_found())
}
