/** Asked for without a page, so many reviews come at most. */
export const REVIEWS_AT_MOST = 200

/** Asked for with a page and no length. */
export const REVIEWS_PER_PAGE = 10

/** What a review of a product that its author owns earns, once. */
export const REVIEW_POINTS = 100

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]
