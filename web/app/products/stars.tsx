import { clsx } from 'clsx'

const STAR = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z'

/** A rating out of five, to the nearest half. */
export function Stars({ rating, className = 'size-4' }: { rating: number; className?: string }) {
  const halves = Math.round(rating * 2)
  return (
    <span role="img" aria-label={`${rating.toFixed(1)} out of 5 stars`} className="inline-flex gap-0.5">
      {[1, 2, 3, 4, 5].map((place) => (
        <Star
          key={place}
          filled={halves >= place * 2 ? 'whole' : halves === place * 2 - 1 ? 'half' : 'none'}
          className={className}
        />
      ))}
    </span>
  )
}

const Star = ({ filled, className }: { filled: 'whole' | 'half' | 'none'; className: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
    <path d={STAR} className={clsx(filled === 'whole' ? 'fill-ink' : 'fill-line-2')} />
    {filled === 'half' && <path d="M12 2.6v14.8l-5.8 3.1 1.1-6.5L2.6 9.400l6.500-.9z" className="fill-ink" />}
  </svg>
)
