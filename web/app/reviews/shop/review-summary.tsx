import { ratingText, Stars } from '../../ui/data/stars.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { countOf, type ShownReviews } from '../shown-reviews.ts'
import { whole } from '../../ui/format/numbers.ts'
import { m } from '#messages'

const STARS = [5, 4, 3, 2, 1] as const

/** The average, and how many gave how many stars. */
export function ReviewSummary({ average_rating, total_reviews, rating_distribution }: ShownReviews) {
  return (
    <>
      <p className="mt-6 flex items-center gap-4">
        {/* The stars say it to those who listen. */}
        <span aria-hidden="true" className="text-[3.25rem] leading-none font-semibold tabular-nums">
          {ratingText(average_rating)}
        </span>
        <span>
          <Stars rating={average_rating} className="h-5" />
          <span className="mt-0.5 block text-xs text-ink-3">{countOf(total_reviews)}</span>
        </span>
      </p>
      <dl className="mt-6 grid gap-1.5">
        {STARS.map((stars) => {
          const share = Math.round((100 * rating_distribution[stars]) / total_reviews)
          return (
            <div key={stars} className="grid grid-cols-[3.25rem_1fr_2.5rem] items-center gap-3 text-xs">
              <dt className="text-ink-2 tabular-nums">{m.reviews_stars({ count: stars, shown: whole(stars) })}</dt>
              <dd className="col-span-2 grid grid-cols-subgrid items-center">
                <ProgressBar
                  kind="meter"
                  label={m.reviews_share({ shown: whole(stars) })}
                  value={share}
                  className="h-1.5!"
                />
                <span className="text-right text-ink-3 tabular-nums">{whole(share)}%</span>
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}
