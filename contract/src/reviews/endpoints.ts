import { m } from 'contract/messages'
import { z } from 'zod'
import { asked } from '../core/asked.ts'
import { days, orderBy } from '../core/order.ts'
import { define } from '../core/endpoint.ts'
import {
  byId,
  done,
  filled,
  idNumber,
  idsOf,
  integer,
  one,
  openPaging,
  paged,
  pagination,
  paging,
  timestamp,
  tooLong,
} from '../core/fields.ts'
import { countLetters } from '../core/texts/letters.ts'
import { plainReview, REVIEW_CHARACTERS } from './review-text.ts'
import { REVIEW_FIELDS, REVIEWS_AT_MOST, REVIEW_SORTS, REVIEW_LIST_SORTS } from './words.ts'
import { exportOf } from '../core/sheets.ts'

const author = z.object({ first_name: z.string(), last_name: z.string(), image_url: z.string() })

/** A review as everybody reads it. */
export const review = z.object({
  id: z.int(),
  rating: z.int(),
  /** plain text */
  review: z.string(),
  /** when it was written; one that replaces another is as new as its text */
  date_joined: timestamp,
  /** the author owns the product: a registration of it is approved */
  is_verified: z.boolean(),
  customer: author,
})
export type Review = z.output<typeof review>

const hiding = {
  hidden: z.boolean(),
  /** why staff hid it; its author reads it too */
  hidden_reason: z.string(),
}

/** A review as its author sees it. */
const ownReview = review.extend(hiding)

export type OwnReview = z.output<typeof ownReview>

/** A review in the list of the back office. */
export const reviewRow = ownReview.extend({
  /** edited by its author since it was hidden */
  changed_since: z.boolean(),
  product: z.object({ id: z.int(), model_name: z.string(), model_num: z.string() }),
  customer: author.extend({ id: z.int() }),
})
export type ReviewRow = z.output<typeof reviewRow>

const TOO_LONG = tooLong(m.labels_your_review, REVIEW_CHARACTERS)

const MISSING = m.reviews_enter_review

/** Longer input is refused unread: 500 characters never need this many. */
const LONGEST_TYPED = 8000

const LONGEST_KEPT = 4000

const reviewText = z
  .string({ error: MISSING })
  .max(LONGEST_TYPED, { error: TOO_LONG })
  .transform(plainReview)
  .pipe(
    z
      .string()
      .min(1, { error: MISSING })
      .refine((text) => text.length <= LONGEST_KEPT && countLetters(text) <= REVIEW_CHARACTERS, { error: TOO_LONG }),
  )

const reason = filled(m.reviews_enter_reason, m.labels_a_reason, 300)

const ratingFilter = integer(m.reviews_rating_1_5, { min: 1, max: 5 }).optional()

const filters = {
  rating: ratingFilter,
  status: z.enum(['shown', 'hidden'], { error: m.reviews_shown_hidden_expected }).optional(),
  /** part of the text */
  search: z.string().trim().max(100, { error: m.core_search_most_100_characters }).optional(),
  ...days,
  where: asked(REVIEW_FIELDS),
  sort: orderBy(REVIEW_LIST_SORTS),
}

/** Ratings and reviews of a product. */
export const reviews = define({
  list: {
    method: 'GET',
    path: '/products/productratings/:id',
    access: 'public',
    summary: `The reviews of a product and what they come to; without page and per_page the first ${REVIEWS_AT_MOST}`,
    params: byId,
    query: z.object({
      sort: z.enum(REVIEW_SORTS, { error: m.reviews_sort_newest_highest_lowest }).default('newest'),
      ...openPaging(),
    }),
    response: z.object({
      message: z.string().default(() => m.core_ok()),
      data: z.array(review),
      rating_data: z.object({
        average_rating: z.number(),
        total_reviews: z.int(),
        rating_distribution: z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() }),
      }),
      pagination,
    }),
    cacheTags: ({ params }) => [`product:${String(params.id)}`],
  },
  add: {
    method: 'POST',
    path: '/products/addrating',
    access: 'portal.use',
    summary: 'Review a product; a second review of one takes the place of the first',
    body: z.object({
      product_id: idNumber(m.reviews_product_expected),
      rating: integer(m.reviews_select_rating, { min: 1, max: 5 }),
      review: reviewText,
    }),
    /** `reward_points`: points earned just now */
    response: one(ownReview.extend({ reward_points: z.int() })),
  },
  getMine: {
    method: 'GET',
    path: '/products/myrating/:id',
    access: 'portal.use',
    summary: 'One’s own review of a product, hidden or not, and whether one owns the product',
    params: byId,
    response: one(z.object({ review: ownReview.nullable(), owned: z.boolean() })),
  },
  deleteMine: {
    method: 'DELETE',
    path: '/products/deletemyrating/:id',
    access: 'portal.use',
    summary: 'Delete one’s own review, by the id of the review',
    params: byId,
    response: done,
  },
  listAll: {
    method: 'GET',
    path: '/products/getallratings',
    access: 'reviews.moderate',
    summary: 'All reviews, newest first',
    query: z.object({ ...filters, ...paging() }),
    response: paged(reviewRow),
  },
  export: exportOf({
    path: '/products/getallratings/export',
    access: 'reviews.moderate',
    summary: 'The reviews as a spreadsheet, by the filters of the list',
    filters,
    people: 'reviews',
  }),
  hide: {
    method: 'PUT',
    path: '/products/hiderating/:id',
    access: 'reviews.moderate',
    summary: 'Hide a review from everybody but its author, who reads why',
    params: byId,
    body: z.object({ reason }),
    response: one(reviewRow),
  },
  hideMany: {
    method: 'PUT',
    path: '/products/hidemultipleratings',
    access: 'reviews.moderate',
    summary: 'Hide reviews for one reason; those that are hidden already do not count',
    body: z.object({ review_ids: idsOf(m.reviews_select_least_one_review), reason }),
    response: done.extend({ hidden: z.int() }),
  },
  show: {
    method: 'PUT',
    path: '/products/showrating/:id',
    access: 'reviews.moderate',
    summary: 'Show a review again',
    params: byId,
    response: one(reviewRow),
  },
})
