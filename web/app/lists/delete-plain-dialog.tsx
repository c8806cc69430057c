import { useFetcher } from 'react-router'
import { useSingle } from '../forms/use-single.ts'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { useSelection, type RowId } from './selection.tsx'

export interface DeletePlainDialogProps {
  intent: 'delete' | 'delete-many'
  ids: readonly RowId[]
  /** what is deleted: “Kettle”, `3 products` */
  what: string
  title: string
  /** what is lost */
  text: string
  confirm: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks once, then deletes through the action of the screen, with time to undo it. */
export function DeletePlainDialog({ intent, ids, what, open, onOpenChange, ...words }: DeletePlainDialogProps) {
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
