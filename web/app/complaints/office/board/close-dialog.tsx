import type { BoardCard } from 'contract/complaints/endpoints'
import type { ComplaintStatus } from 'contract/complaints/words'
import { complaintPath } from 'contract/core/office-paths'
import { m } from '#messages'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import type { Opening } from '../../../ui/overlays/use-opening.ts'
import { stageLabel } from '../stage-label.ts'
import { WordsForStatus } from '../status-dialog.tsx'
import { useUndoStatus } from '../use-undo-status.ts'

/** Before a complaint is completed or cancelled: what its customer reads about it, and why. */
export function CloseDialog({ card, status, ...opening }: Opening & { card: BoardCard; status: ComplaintStatus }) {
  const { id, model_name: model } = card
  const about = m.complaints_office_complaint_about({ id, model })
  const sayWithUndo = useUndoStatus()
  return (
    <FormDialog
      {...opening}
      action={complaintPath(id)}
      title={stageLabel(status)}
      text={m.complaints_office_board_close({ id, model, status: stageLabel(card.status), next: stageLabel(status) })}
      verb={m.complaints_office_status_update()}
      about={about}
      onSaved={(saved) => sayWithUndo(saved, { id, about })}
    >
      {(errorOf) => (
        <>
          <input type="hidden" name="intent" value="status" />
          <input type="hidden" name="seen_status" value={card.status} />
          <input type="hidden" name="status" value={status} />
          <WordsForStatus id={id} status={status} errorOf={errorOf} />
        </>
      )}
    </FormDialog>
  )
}
