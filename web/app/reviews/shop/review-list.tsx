import { clsx } from 'clsx'
import MessageSquare from 'lucide-react/icons/message-square'
import { REVIEW_SORTS, type ReviewSort } from 'contract/reviews/words'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { ReviewItem } from './review-item.tsx'
import type { ShownReviews } from '../shown-reviews.ts'
import { useReviews } from './use-reviews.ts'
import { m } from '#messages'

const SORTS: Record<ReviewSort, () => string> = {
  newest: m.reviews_sort_newest,
  highest: m.reviews_sort_highest,
  lowest: m.reviews_sort_lowest,
}

/** All reviews, a few at once; nothing that is read moves when more come. */
export function ReviewList({ productId, reviews }: { productId: number; reviews: ShownReviews }) {
  const { rows, sort, hasMore, isSorting, isLoadingMore, failure, sortBy, showMore } = useReviews(productId, reviews)
  const list = useRef<HTMLUListElement>(null)
  const shownBefore = useRef<number>(undefined)

  const { length } = rows
  useEffect(() => {
    const before = shownBefore.current
    if (before === undefined || before >= length) return
    shownBefore.current = undefined
    const first = list.current?.children[before]
    if (first instanceof HTMLElement) first.focus({ preventScroll: true })
  }, [length])

  if (length === 0)
    return <EmptyState size="short" icon={<MessageSquare />} title={m.reviews_none()} text={m.reviews_none_text()} />

  const more = async () => {
    shownBefore.current = length
    if (!(await showMore())) shownBefore.current = undefined
  }
  return (
    <div>
      {reviews.total_reviews > 1 && (
        <div role="group" aria-label={m.reviews_sort()} className="flex flex-wrap justify-end gap-x-2 pb-2">
          {REVIEW_SORTS.map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === sort}
              onClick={() => void sortBy(value)}
              className="min-h-11 px-2 text-sm text-ink-3 decoration-2 underline-offset-4 hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:underline"
            >
              {SORTS[value]()}
            </button>
          ))}
        </div>
      )}
      <ul ref={list} aria-busy={isSorting} className={clsx('transition-opacity', isSorting && 'opacity-50 delay-150')}>
        {rows.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {failure && (
        <Note tone="error" title={failure}>
          {m.reviews_try_again()}
        </Note>
      )}
      {hasMore && (
        <div className="border-t border-line pt-5">
          <Button variant="outline" busy={isLoadingMore} busyLabel={m.reviews_loading()} onClick={() => void more()}>
            {m.reviews_show_more()}
          </Button>
        </div>
      )}
    </div>
  )
}
