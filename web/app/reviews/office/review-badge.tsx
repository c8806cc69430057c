import type { ReviewRow } from 'contract/reviews/endpoints'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { ReasonField } from '../../office/decide-fields.tsx'
import { Stars } from '../../products/stars.tsx'
import { BadgeButton } from '../../ui/buttons/badge-button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import { authorOf } from '../review-author.ts'

/** Whether a review is shown; it opens the whole text, and the way to hide it or to show it again. */
export function ReviewBadge({ review }: { review: ReviewRow }) {
  const { start, opened } = useOpening()
  const { id, hidden, rating, changed_since, hidden_reason, product } = review
  const about = `the review of ${product.model_name} by ${authorOf(review.customer)}`
  return (
    <>
      <BadgeButton
        tone={hidden ? 'amber' : 'green'}
        action={hidden ? `show ${about} again` : `hide ${about}`}
        onClick={start}
      >
        {hidden ? 'Hidden' : 'Shown'}
      </BadgeButton>
      {opened((opening) => (
        <FormDialog
          {...opening}
          title={hidden ? 'Show this review again?' : 'Hide this review?'}
          text={
            hidden
              ? 'Everybody reads it, it counts for the stars of the product, and an owner gets the points back.'
              : 'Only its author can still read it. It counts for no stars and no points.'
          }
          verb={hidden ? 'Show again' : 'Hide review'}
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
                <Note title={`Hidden: ${hidden_reason}`}>{changed_since && 'Its author has changed it since.'}</Note>
              ) : (
                <ReasonField help="Its author reads it." maxLength={300} error={errorOf('reason')} />
              )}
            </>
          )}
        </FormDialog>
      ))}
    </>
  )
}
