import type { ReviewSort } from 'contract/reviews/words'
import type { Api } from '../api/context.ts'
import { whole } from '../ui/format/numbers.ts'
import { m } from '#messages'

/** How many come with the page, and with each `Show more`. */
const AT_ONCE = 5

/** Some reviews of a product, and what all of them come to. */
export const loadReviews = async (
  api: Api,
  productId: number,
  { sort = 'newest', page = 1 }: { sort?: ReviewSort; page?: number } = {},
  options?: { signal: AbortSignal },
) => {
  const answer = await api.reviews.list(
    { params: { id: productId }, query: { sort, page, per_page: AT_ONCE } },
    options,
  )
  return { rows: answer.data, ...answer.rating_data }
}
export type ShownReviews = Awaited<ReturnType<typeof loadReviews>>

/** What each number of stars says. */
export const SCORE_WORDS = [
  m.reviews_score_1,
  m.reviews_score_2,
  m.reviews_score_3,
  m.reviews_score_4,
  m.reviews_score_5,
] as const

/** The word for 1 to 5 stars. */
export const scoreWord = (rating: number): string => SCORE_WORDS[rating - 1]?.() ?? ''

/** `1 review` */
export const countOf = (total: number): string => m.reviews_count({ count: total, shown: whole(total) })
