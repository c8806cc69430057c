import { m } from 'contract/messages'
import { REVIEW_FIELDS } from 'contract/reviews/words'
import { meeting } from '../platform/database/meeting.ts'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { OrderBy } from 'contract/core/order'
import type { Pagination } from 'contract/core/fields'
import type { ReviewRow } from 'contract/reviews/endpoints'
import type { REVIEW_LIST_SORTS } from 'contract/reviews/words'
import type { DB } from '../platform/core/schema.ts'
import { betweenDays, type Days } from '../platform/database/between-days.ts'
import { byName } from '../platform/database/by-name.ts'
import { orderOf } from '../platform/database/order-of.ts'
import { containing } from '../platform/database/containing.ts'
import { onPage, pagePart, paginationOf, type PageRequest } from '../platform/database/page-of.ts'
import { countOf } from '../platform/database/total-of.ts'
import type { Addresses } from '../platform/files/addresses.ts'
import { NotFound } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'
import { asOwnReview, reviewsWithAuthors } from './review.queries.ts'

type ReviewSort = (typeof REVIEW_LIST_SORTS)[number]

export interface ReviewFilter extends Days {
  sort?: OrderBy<ReviewSort> | undefined
  rating?: number | undefined
  status?: 'shown' | 'hidden' | undefined
  search?: string | undefined
  /** conditions in the form they have in the address */
  where?: string | undefined
}

/** One page of the filtered reviews, newest first by default. */
export async function pageOfReviews(
  db: Db,
  files: Addresses,
  { rating, status, search, where, from, to, sort, ...page }: ReviewFilter & PageRequest,
): Promise<{ data: ReviewRow[]; pagination: Pagination }> {
  const found = db
    .selectFrom('review')
    .$if(rating !== undefined, (query) => query.where('rating', '=', rating!))
    .$if(status !== undefined, (query) => query.where('hidden_at', status === 'hidden' ? 'is not' : 'is', null))
    .$if(!!search, (query) => query.where(containing(sql`review.review`, search!)))
    .where(betweenDays('review.created_at', { from, to }))
    .where(meeting(where, REVIEW_FIELDS, ASKED))
  const [rows, total] = await Promise.all([
    inOrder(withProducts(db), sort)
      .where(
        'review.id',
        '=',
        onPage(sortedIds(found, sort), pagePart(page, { rating, status, search, where, from, to })),
      )
      .execute(),
    countOf(db, found, page),
  ])
  return { data: rows.map((row) => asRow(files, row)), pagination: paginationOf(page, total) }
}

const ASKED = {
  rating: sql`review.rating`,
  product: sql`(select model_name || ' ' || model_num from product where product.id = review.product_id)`,
  review: sql`review.review`,
}

const inOrder = orderOf<ReviewSort>({
  id: 'review.id',
  by: {
    customer: byName('account.full_name'),
    product: byName('product.model_name'),
    rating: sql`review.rating`,
    status: sql`review.hidden_at is not null`,
    created: sql`review.created_at`,
  },
  usual: '-created',
})

/** The ids on all pages; other tables are joined only where they order. */
function sortedIds(found: SelectQueryBuilder<DB, 'review', object>, sort: ReviewFilter['sort']) {
  const ids = found.select('review.id')
  if (sort?.endsWith('customer')) return inOrder(ids.innerJoin('account', 'account.id', 'review.customer_id'), sort)
  if (sort?.endsWith('product')) return inOrder(ids.innerJoin('product', 'product.id', 'review.product_id'), sort)
  return inOrder(ids, sort)
}

/** One review for the back office. Throws NotFound. */
export async function getReviewRow(db: Db, files: Addresses, id: number): Promise<ReviewRow> {
  const row = await withProducts(db).where('review.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound(m.reviews_review_not_found())
  return asRow(files, row)
}

const withProducts = (db: Db) =>
  reviewsWithAuthors(db)
    .innerJoin('product', 'product.id', 'review.product_id')
    .select(['product_id', 'model_name', 'model_num'])
    .select(sql<boolean>`coalesce(review.created_at > hidden_at, false)`.as('changed_since'))

type Row = Awaited<ReturnType<ReturnType<typeof withProducts>['executeTakeFirstOrThrow']>>

function asRow(files: Addresses, row: Row): ReviewRow {
  const own = asOwnReview(files, row)
  return {
    ...own,
    changed_since: row.changed_since,
    product: { id: row.product_id, model_name: row.model_name, model_num: row.model_num },
    customer: { ...own.customer, id: row.customer_id },
  }
}
