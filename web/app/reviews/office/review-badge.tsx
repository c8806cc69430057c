import type { ReviewRow } from 'contract/reviews/endpoints'
import { m } from '#messages'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { ReasonField } from '../../office/decide-fields.tsx'
import { Stars } from '../../ui/data/stars.tsx'
import { BadgeButton } from '../../ui/data/badge-button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import { authorOf } from '../review-author.ts'

/** Whether a review is shown; it opens the whole text, and the way to hide it or to show it again. */
export function ReviewBadge({ review }: { review: ReviewRow }) {
  const { start, opened } = useOpening()
  const { id, hidden, rating, changed_since, hidden_reason, product } = review
  const about = { model: product.model_name, author: authorOf(review.customer) }
  return (
    <>
      <BadgeButton
        tone={hidden ? 'amber' : 'green'}
        action={hidden ? m.reviews_office_show_of(about) : m.reviews_office_hide_of(about)}
        onClick={start}
      >
        {hidden ? m.reviews_office_hidden() : m.reviews_office_shown()}
      </BadgeButton>
      {opened((opening) => (
        <FormDialog
          {...opening}
          title={hidden ? m.reviews_office_show_ask() : m.reviews_office_hide_ask()}
          text={hidden ? m.reviews_office_show_text() : m.reviews_office_hide_text()}
          verb={hidden ? m.reviews_office_show() : m.reviews_office_hide_one()}
          about={`${authorOf(review.customer)}, ${product.model_name}`}
        >
          {(errorOf) => (
            <>
              <input type="hidden" name="intent" value={hidden ? 'show' : 'hide'} />
              <input type="hidden" name="id" value={id} />
              <div className="grid gap-2">
                <Stars rating={rating} />
                <p className="max-h-48 overflow-y-auto text-sm wrap-anywhere whitespace-pre-line">{review.review}</p>
              </div>
              {hidden ? (
                <Note title={m.reviews_office_hidden_for({ reason: hidden_reason })}>
                  {changed_since && m.reviews_office_changed_since()}
                </Note>
              ) : (
                <ReasonField help={m.reviews_office_reason_help()} maxLength={300} error={errorOf('reason')} />
              )}
            </>
          )}
        </FormDialog>
      ))}
    </>
  )
}
