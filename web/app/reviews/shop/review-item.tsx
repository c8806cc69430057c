import BadgeCheck from 'lucide-react/icons/badge-check'
import User from 'lucide-react/icons/user'
import type { Review } from 'contract/reviews/endpoints'
import { Stars } from '../../ui/data/stars.tsx'
import { Avatar } from '../../ui/data/avatar.tsx'
import { longDate } from '../../ui/format/dates.ts'
import { authorOf, nameOf } from '../review-author.ts'
import { scoreWord } from '../shown-reviews.ts'
import { m } from '#messages'

/** One review. It can take focus: `Show more` moves to the first new one. */
export function ReviewItem({ review: { rating, review, date_joined, is_verified, customer } }: { review: Review }) {
  const name = authorOf(customer)
  return (
    <li tabIndex={-1} className="border-line py-7 not-first:border-t lg:first:pt-2">
      <div className="flex items-start gap-3">
        {nameOf(customer) ? <Avatar name={name} src={customer.image_url} /> : <NoFace />}
        <div className="min-w-0 grow">
          <p className="text-sm font-medium wrap-anywhere">{name}</p>
          <p className="text-2xs text-ink-3">{longDate(date_joined)}</p>
        </div>
        <div className="shrink-0 text-right">
          <Stars rating={rating} />
          <p className="text-2xs text-ink-2">{scoreWord(rating)}</p>
        </div>
      </div>
      <p className="mt-4 max-w-read wrap-anywhere whitespace-pre-line text-ink-2">{review}</p>
      {is_verified && (
        <p className="mt-2.5 flex items-center gap-1.5 text-2xs text-green">
          <BadgeCheck className="size-4" aria-hidden />
          {m.reviews_verified()}
        </p>
      )}
    </li>
  )
}

const NoFace = () => (
  <span
    aria-hidden
    className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-ground-2 text-ink-2"
  >
    <User className="size-5" />
  </span>
)
