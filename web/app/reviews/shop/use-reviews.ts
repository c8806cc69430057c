import type { ReviewSort } from 'contract/reviews/words'
import { useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/client.ts'
import { loadReviews, type ShownReviews } from '../shown-reviews.ts'
import { m } from '#messages'

interface Kept {
  /** the reviews loaded with the page; new ones reset the list */
  of: ShownReviews
  sort: ReviewSort
  pages: number
  rows: ShownReviews['rows']
}

/** The reviews on the screen: those that came with the page, then more of them, or others in another order. */
export function useReviews(productId: number, first: ShownReviews) {
  const begun: Kept = { of: first, sort: 'newest', pages: 1, rows: first.rows }
  const [kept, keep] = useState(begun)
  const [asked, setAsked] = useState<{ sort: ReviewSort; page: number } | undefined>()
  const [failure, setFailure] = useState<string>()
  const latest = useRef(0)
  const shown = kept.of === first ? kept : begun

  /** Returns whether they loaded; a later call supersedes an earlier one. */
  const load = async (sort: ReviewSort, page: number): Promise<boolean> => {
    const turn = (latest.current += 1)
    setAsked({ sort, page })
    setFailure(undefined)
    try {
      const { rows } = await loadReviews(api, productId, { sort, page })
      if (turn !== latest.current) return false
      // One that came in the meantime pushes another over to the next page.
      const before = page === 1 ? [] : shown.rows
      const known = new Set(before.map(({ id }) => id))
      keep({ of: first, sort, pages: page, rows: [...before, ...rows.filter(({ id }) => !known.has(id))] })
      setAsked(undefined)
      return true
    } catch (error) {
      if (turn !== latest.current) return false
      setFailure(error instanceof ApiError ? error.message : m.reviews_not_loaded())
      setAsked(undefined)
      return false
    }
  }

  return {
    rows: shown.rows,
    sort: asked?.sort ?? shown.sort,
    hasMore: shown.rows.length < first.total_reviews,
    isSorting: asked !== undefined && asked.page === 1,
    isLoadingMore: asked !== undefined && asked.page > 1,
    failure,
    sortBy: (sort: ReviewSort) => load(sort, 1),
    showMore: () => load(shown.sort, shown.pages + 1),
  }
}
