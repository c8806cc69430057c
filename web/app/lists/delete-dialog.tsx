import type { DeletionSubject } from 'contract/deletions/words'
import { useFetcher } from 'react-router'
import { useSingle } from '../forms/use-single.ts'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { DeleteRecordDialog } from './delete-record-dialog.tsx'
import { useSelection, type RowId } from './selection.tsx'

export interface DeleteDialogProps {
  intent: 'delete' | 'delete-many'
  ids: readonly RowId[]
  /** what goes: “Kettle”, `3 products` */
  what: string
  title: string
  /** what is lost */
  text: string
  confirm: string
  /** a record that only an administrator deletes, with a reason */
  subject?: DeletionSubject | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks, then deletes through the action of the screen, which leaves time to undo it. Mount it anew for each opening. */
export function DeleteDialog({ subject, ...props }: DeleteDialogProps) {
  return subject ? <DeleteRecordDialog {...props} subject={subject} /> : <DeletePlainDialog {...props} />
}

function DeletePlainDialog({ intent, ids, what, open, onOpenChange, ...words }: DeleteDialogProps) {
  const { submit } = useFetcher()
  const selection = useSelection()
  const single = useSingle()

  const remove = () =>
    single(() => {
      const form = new FormData()
      form.set('intent', intent)
      form.set('what', what)
      for (const id of ids) form.append('id', String(id))
      selection?.tick(ids, false)
      onOpenChange(false)
      return submit(form, { method: 'post' })
    })

  return <ConfirmDialog {...words} open={open} onOpenChange={onOpenChange} onConfirm={remove} />
}
