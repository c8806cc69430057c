import { useRef } from 'react'
import { ReviewList } from './review-list.tsx'
import { ReviewSummary } from './review-summary.tsx'
import type { ShownReviews } from '../shown-reviews.ts'
import { WriteReview } from './write-review.tsx'
import { m } from '#messages'

/** What customers say about a product, and the way to say something. `#reviews` leads here. */
export function ProductReviews({ productId, reviews }: { productId: number; reviews: ShownReviews }) {
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <section id="reviews" className="below-fold scroll-mt-16 border-t border-line" aria-labelledby="reviews-title">
      <div className="mx-auto grid max-w-shop gap-x-16 gap-y-10 px-5 py-14 lg:grid-cols-[4fr_8fr] lg:px-10 lg:py-24">
        <div>
          <h2 ref={title} id="reviews-title" tabIndex={-1} className="text-title outline-none">
            {m.reviews_reviews()}
          </h2>
          {reviews.total_reviews > 0 && <ReviewSummary {...reviews} />}
          <div className="mt-7">
            <WriteReview productId={productId} reviews={reviews} onClosed={() => title.current?.focus()} />
          </div>
        </div>
        <ReviewList productId={productId} reviews={reviews} />
      </div>
    </section>
  )
}
