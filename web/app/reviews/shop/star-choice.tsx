import Star from 'lucide-react/icons/star'
import { clsx } from 'clsx'
import { useState } from 'react'
import { SCORE_WORDS, scoreWord } from '../shown-reviews.ts'
import { whole } from '../../ui/format/numbers.ts'
import { m } from '#messages'

/** One to five stars as radio buttons: arrows move between them, and a word explains each. */
export function StarChoice({ rating, onRating }: { rating: number; onRating: (rating: number) => void }) {
  const [pointed, setPointed] = useState(0)
  const lit = pointed || rating
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <div className="-ml-2 flex" onPointerLeave={() => setPointed(0)}>
        {SCORE_WORDS.map((word, at) => {
          const stars = at + 1
          return (
            <label
              key={stars}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(stars)}
              className="flex size-11 cursor-pointer items-center justify-center rounded-control has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ink"
            >
              <input
                type="radio"
                name="rating"
                value={stars}
                checked={rating === stars}
                onChange={() => onRating(stars)}
                className="sr-only"
              />
              <Star className={clsx('size-7', lit >= stars ? 'fill-ink text-ink' : 'text-ink-3')} aria-hidden />
              <span className="sr-only">{`${m.reviews_stars({ count: stars, shown: whole(stars) })}, ${word()}`}</span>
            </label>
          )
        })}
      </div>
      <span className="text-sm text-ink-2" aria-hidden>
        {scoreWord(lit)}
      </span>
    </div>
  )
}
