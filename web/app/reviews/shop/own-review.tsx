import type { OwnReview as Own } from 'contract/reviews/endpoints'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { isRefusal } from '../../forms/refusal.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { longDate } from '../../ui/format/dates.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import type { reviewAction } from './review-action.ts'

export interface OwnReviewProps {
  own: Own
  busy: boolean
  onEdit: () => void
}

/** The customer's own review, to edit or delete; where staff hid it, only its author sees this. */
export default function OwnReview({ own, busy, onEdit }: OwnReviewProps) {
  const { submit, data, state } = useFetcher<typeof reviewAction>()
  const { times, start, ...opening } = useOpening()
  const { onOpenChange } = opening

  useEffect(() => {
    if (!data) return
    if (isRefusal(data)) toast.error(data.message)
    else toast.success(data.message)
    onOpenChange(false)
    // Once an answer, however often the page around draws itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data])

  return (
    <div className="grid gap-4">
      {own.hidden ? (
        <Note title="Your review is hidden">
          <p>Reason: {own.hidden_reason}</p>
          <p className="mt-2 wrap-anywhere whitespace-pre-line">“{own.review}”</p>
        </Note>
      ) : (
        <p className="text-sm text-ink-2">You reviewed this product on {longDate(own.date_joined)}.</p>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button variant="outline" busy={busy} onClick={onEdit}>
          Edit your review
        </Button>
        {!own.hidden && (
          <Button variant="quiet" onClick={start}>
            Delete
          </Button>
        )}
      </div>
      {times > 0 && (
        <ConfirmDialog
          {...opening}
          title="Delete your review?"
          text="It disappears from the product, and so do the points that you got for it."
          confirm="Delete review"
          busy={state !== 'idle'}
          busyLabel="Deleting…"
          onConfirm={() => void submit({ intent: 'delete', id: own.id }, { method: 'post', preventScrollReset: true })}
        />
      )}
    </div>
  )
}
