import { digitsIn } from 'contract/core/texts/digits'
import { pageLocale } from '../../core/locale.ts'
import { m } from '#messages'

const STAR = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z'
const LEFT_HALF = 'M12 2.6v14.8l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z'
const STEP = 27

/** `4.5` */
export const ratingText = (rating: number): string => digitsIn(pageLocale(), rating.toFixed(1))

/** A rating out of five, to the nearest half. */
export function Stars({ rating, className = 'h-4' }: { rating: number; className?: string }) {
  const halves = Math.round(rating * 2)
  return (
    <svg
      role="img"
      aria-label={m.products_stars_of({ rating: ratingText(rating) })}
      viewBox={`0 0 ${4 * STEP + 24} 24`}
      className={className}
    >
      {[0, 1, 2, 3, 4].map((place) => (
        <g key={place} transform={`translate(${place * STEP})`}>
          <path d={STAR} className={halves >= place * 2 + 2 ? 'fill-ink' : 'fill-line-2'} />
          {halves === place * 2 + 1 && <path d={LEFT_HALF} className="fill-ink" />}
        </g>
      ))}
    </svg>
  )
}
