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
import { m } from '#messages'

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
        <Note title={m.reviews_hidden()}>
          <p>{m.reviews_reason({ reason: own.hidden_reason })}</p>
          <p className="mt-2 wrap-anywhere whitespace-pre-line">“{own.review}”</p>
        </Note>
      ) : (
        <p className="text-sm text-ink-2">{m.reviews_written_on({ day: longDate(own.date_joined) })}</p>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button variant="outline" busy={busy} onClick={onEdit}>
          {m.reviews_edit()}
        </Button>
        {!own.hidden && (
          <Button variant="quiet" onClick={start}>
            {m.reviews_delete()}
          </Button>
        )}
      </div>
      {times > 0 && (
        <ConfirmDialog
          {...opening}
          title={m.reviews_delete_ask()}
          text={m.reviews_delete_text()}
          confirm={m.reviews_delete_review()}
          busy={state !== 'idle'}
          busyLabel={m.reviews_deleting()}
          onConfirm={() => void submit({ intent: 'delete', id: own.id }, { method: 'post', preventScrollReset: true })}
        />
      )}
    </div>
  )
}
