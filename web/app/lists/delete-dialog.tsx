import type { DeletionSubject } from 'contract/deletions/words'
import { DeletePlainDialog, type DeletePlainDialogProps } from './delete-plain-dialog.tsx'
import { DeleteRecordDialog } from './delete-record-dialog.tsx'

export interface DeleteDialogProps extends DeletePlainDialogProps {
  /** a record that only an administrator deletes, with a reason */
  subject?: DeletionSubject | undefined
}

/** Asks, then deletes through the action of the screen, with time to undo it. Mount a new one for each opening. */
export function DeleteDialog({ subject, ...props }: DeleteDialogProps) {
  return subject ? <DeleteRecordDialog {...props} subject={subject} /> : <DeletePlainDialog {...props} />
}
