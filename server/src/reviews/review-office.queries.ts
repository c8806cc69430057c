import { sql } from 'kysely'
import type { Pagination } from 'contract/core/fields'
import type { ReviewRow } from 'contract/reviews/endpoints'
import { containing } from '../database/containing.ts'
import { onPage, pagePart, paginationOf, type PageRequest } from '../database/page-of.ts'
import { countOf } from '../database/total-of.ts'
import type { Addresses } from '../files/addresses.ts'
import { NotFound } from '../core/problems.ts'
import type { Db } from '../core/db.ts'
import { asOwnReview, reviewsWithAuthors } from './review.queries.ts'

export interface ReviewFilter {
  rating?: number | undefined
  status?: 'shown' | 'hidden' | undefined
  search?: string | undefined
}

/** One page of the filtered reviews, newest first. */
export async function pageOfReviews(
  db: Db,
  files: Addresses,
  { rating, status, search, ...page }: ReviewFilter & PageRequest,
): Promise<{ data: ReviewRow[]; pagination: Pagination }> {
  const found = db
    .selectFrom('review')
    .$if(rating !== undefined, (query) => query.where('rating', '=', rating!))
    .$if(status !== undefined, (query) => query.where('hidden_at', status === 'hidden' ? 'is not' : 'is', null))
    .$if(!!search, (query) => query.where(containing(sql`review.review`, search!)))
  const [rows, total] = await Promise.all([
    withProducts(db)
      .where(
        'review.id',
        '=',
        onPage(
          found.select('id').orderBy('created_at', 'desc').orderBy('id', 'desc'),
          pagePart(page, { rating, status, search }),
        ),
      )
      .orderBy('review.created_at', 'desc')
      .orderBy('review.id', 'desc')
      .execute(),
    countOf(db, found, page),
  ])
  return { data: rows.map((row) => asRow(files, row)), pagination: paginationOf(page, total) }
}

/** One review for the back office. Throws NotFound. */
export async function getReviewRow(db: Db, files: Addresses, id: number): Promise<ReviewRow> {
  const row = await withProducts(db).where('review.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound('Review not found')
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
