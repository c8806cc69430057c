import { useFetcher } from 'react-router'
import { useSingle } from '../../forms/use-single.ts'
import type { ConfirmDialogProps } from '../../ui/overlays/confirm-dialog.tsx'
import { useSelection, type RowId } from '../bulk/selection.tsx'

export interface Deletion {
  intent: 'delete' | 'delete-many'
  ids: readonly RowId[]
  /** the deleted rows: “Kettle”, `3 products` */
  what: string
}

/** The data a delete dialog needs. */
export interface DeletionQuestion
  extends Deletion, Pick<ConfirmDialogProps, 'title' | 'text' | 'confirm' | 'open' | 'onOpenChange'> {}

/** Sends a confirmed deletion to the action of the screen, once, and clears its rows from the selection. */
export function useDelete({ intent, ids, what }: Deletion) {
  const { submit } = useFetcher()
  const selection = useSelection()
  const single = useSingle()
  return (reason?: string) =>
    single(() => {
      const form = new FormData()
      form.set('intent', intent)
      form.set('what', what)
      if (reason !== undefined) form.set('reason', reason)
      for (const id of ids) form.append('id', String(id))
      selection?.tick(ids, false)
      return submit(form, { method: 'post' })
    })
}
