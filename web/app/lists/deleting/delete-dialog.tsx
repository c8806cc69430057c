import type { DeletionSubject } from 'contract/deletions/words'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import { DeleteRecordDialog } from './delete-record-dialog.tsx'
import { useDelete, type DeletionQuestion } from './use-delete.ts'

export interface DeleteDialogProps extends Omit<DeletionQuestion, 'open' | 'onOpenChange'> {
  /** a record that only an administrator deletes, with a reason */
  subject?: DeletionSubject | undefined
  /** the button that opens it */
  children: (open: () => void) => ReactNode
}

/** A button, and the dialog that asks before it deletes through the action of the screen, with time to undo it. */
export function DeleteDialog({ subject, children, ...deletion }: DeleteDialogProps) {
  const { start, opened } = useOpening()
  return (
    <>
      {children(start)}
      {opened((opening) =>
        subject ? (
          <DeleteRecordDialog {...deletion} {...opening} subject={subject} />
        ) : (
          <DeletePlainDialog {...deletion} {...opening} />
        ),
      )}
    </>
  )
}

function DeletePlainDialog({ intent, ids, what, ...dialog }: DeletionQuestion) {
  const send = useDelete({ intent, ids, what })
  const remove = () => {
    dialog.onOpenChange(false)
    send()
  }
  return <ConfirmDialog {...dialog} onConfirm={remove} />
}
