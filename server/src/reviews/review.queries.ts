import { m } from 'contract/messages'
import { sql } from 'kysely'
import type { Pagination } from 'contract/core/fields'
import { REVIEWS_AT_MOST, REVIEWS_PER_PAGE, type ReviewSort } from 'contract/reviews/words'
import { type OwnReview, type Review } from 'contract/reviews/endpoints'
import { keptQuery, type Places } from '../platform/database/kept-query.ts'
import { offsetOf, pageAsked, paginationOf } from '../platform/database/page-of.ts'
import type { Addresses } from '../platform/files/addresses.ts'
import { shownAddress, shownFile, type ShownFile } from '../platform/files/shown-file.ts'
import { NotFound } from '../platform/core/problems.ts'
import { averageOf } from '../products/product-cards.ts'
import type { Db } from '../platform/core/db.ts'
import { isOwner } from './is-owner.ts'

interface Wanted {
  sort: ReviewSort
  page?: number | undefined
  per_page?: number | undefined
}

const STARS = [1, 2, 3, 4, 5] as const
const ORDER = {
  newest: sql`review.created_at desc, review.id desc`,
  highest: sql`review.rating desc, review.created_at desc, review.id desc`,
  lowest: sql`review.rating, review.created_at desc, review.id desc`,
}

/** The public reviews of a product, and their summary. Throws NotFound. */
export async function listReviews(
  db: Db,
  files: Addresses,
  productId: number,
  { sort, page, per_page }: Wanted,
): Promise<{ data: Review[]; rating_data: ReturnType<typeof ratingOf>; pagination: Pagination }> {
  const asked = pageAsked({ page, per_page }, { usual: REVIEWS_PER_PAGE, unpaged: REVIEWS_AT_MOST })
  const rows = await shownReviews(db, sort, { productId, limit: asked.per_page, offset: offsetOf(asked) })
  const [first] = rows
  if (!first) throw new NotFound(m.core_product_not_found())
  const rating_data = ratingOf(first.counts)
  return {
    data: rows.filter(isReview).map((row) => asReview(files, row)),
    rating_data,
    pagination: paginationOf(asked, rating_data.total_reviews),
  }
}

/** One statement: a page of a product's reviews beside how many there are of each rating, or one row without a review. */
const shownReviews = keptQuery(
  (db, sort: ReviewSort, { productId, limit, offset }: Places<{ productId: number; limit: number; offset: number }>) =>
    db
      .selectFrom('product')
      .leftJoinLateral(
        reviewsWithAuthors(db)
          .where('review.product_id', '=', productId)
          .where('hidden_at', 'is', null)
          .orderBy(ORDER[sort])
          .limit(limit)
          .offset(offset)
          .as('review'),
        (join) => join.onTrue(),
      )
      .where('product.id', '=', productId)
      .selectAll('review')
      .select(
        sql<Record<string, number>>`(select coalesce(json_object_agg(rating, total), '{}') from (
          select rating, count(*) as total from review
          where product_id = ${productId} and hidden_at is null group by rating) as counted)`.as('counts'),
      )
      .orderBy(ORDER[sort]),
)

const isReview = <Shown extends { id: number | null }>(row: Shown): row is Shown & Row => row.id !== null

/** The caller's review of a product, hidden or not, and whether they own the product. Throws NotFound. */
export async function getOwnReview(
  db: Db,
  files: Addresses,
  customerId: number,
  productId: number,
): Promise<{ review: OwnReview | null; owned: boolean }> {
  const product = await db
    .selectFrom('product')
    .where('id', '=', productId)
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('registration')
            .where('customer_id', '=', customerId)
            .where('product_id', '=', productId)
            .where('status', 'in', ['Approved', 'Discount'])
            .select('id'),
        )
        .as('owned'),
    )
    .executeTakeFirst()
  if (!product) throw new NotFound(m.core_product_not_found())
  const row = await reviewsWithAuthors(db)
    .where('review.product_id', '=', productId)
    .where('review.customer_id', '=', customerId)
    .executeTakeFirst()
  return { review: row ? asOwnReview(files, row) : null, owned: Boolean(product.owned) }
}

/** The columns of every response about reviews; the caller adds conditions, order and limit. */
export const reviewsWithAuthors = (db: Db) =>
  db
    .selectFrom('review')
    .innerJoin('account', 'account.id', 'review.customer_id')
    .select(['review.id', 'rating', 'review', 'review.created_at', 'hidden_at', 'hidden_reason', 'customer_id'])
    .select(['firstname', 'lastname', shownFile(sql`account.image_id`).as('image'), isOwner.as('is_verified')])

interface Row {
  id: number
  rating: number
  review: string
  created_at: string
  hidden_at: string | null
  hidden_reason: string
  firstname: string
  lastname: string
  image: ShownFile | null
  is_verified: boolean
}

const asReview = (files: Addresses, row: Row): Review => ({
  id: row.id,
  rating: row.rating,
  review: row.review,
  date_joined: row.created_at,
  is_verified: row.is_verified,
  customer: {
    first_name: row.firstname,
    last_name: row.lastname,
    image_url: shownAddress(files, row.image),
  },
})

export const asOwnReview = (files: Addresses, row: Row): OwnReview => ({
  ...asReview(files, row),
  hidden: row.hidden_at !== null,
  hidden_reason: row.hidden_reason,
})

/** The ratings of a product, from how many reviews gave each number of stars. */
function ratingOf(counts: Record<string, number>) {
  const of = (stars: number) => counts[stars] ?? 0
  const [one, two, three, four, five] = STARS.map(of) as [number, number, number, number, number]
  const total_reviews = one + two + three + four + five
  const points = one + 2 * two + 3 * three + 4 * four + 5 * five
  return {
    average_rating: averageOf(points, total_reviews),
    total_reviews,
    rating_distribution: { 1: one, 2: two, 3: three, 4: four, 5: five },
  }
}
