import type { AskedFields } from '../core/conditions.ts'

/** Maximum of reviews in a response without paging. */
export const REVIEWS_AT_MOST = 200

/** Default page length. */
export const REVIEWS_PER_PAGE = 10

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

/** Columns by which the list of the office can be ordered, with `-` in front for descending; the default is newest first. */
export const REVIEW_LIST_SORTS = ['customer', 'product', 'rating', 'status', 'created'] as const

/** The fields the list can be filtered by. */
export const REVIEW_FIELDS = {
  rating: { kind: 'choice', digits: true },
  product: { kind: 'text' },
  review: { kind: 'text', optional: true },
} as const satisfies AskedFields
