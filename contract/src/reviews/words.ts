/** Maximum of reviews in a response without paging. */
export const REVIEWS_AT_MOST = 200

/** Default page length. */
export const REVIEWS_PER_PAGE = 10

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]
