import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { isRefusal } from '../forms/refusal.ts'
import { useOnce } from '../forms/use-once.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Note } from '../ui/note.tsx'
import { toast } from '../ui/toast-store.ts'
import type { deleteAction } from './delete-action.ts'
import { useSelection, type RowId } from './selection.tsx'

export interface DeleteDialogProps {
  intent: 'delete' | 'delete-many'
  ids: readonly RowId[]
  title: string
  /** what is lost */
  text: string
  confirm: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks, deletes through the action of the screen, and says why where something was refused. Mount it anew for each opening. */
export function DeleteDialog({ intent, ids, open, onOpenChange, ...words }: DeleteDialogProps) {
  const { submit, data, state } = useFetcher<ReturnType<typeof deleteAction>>()
  const selection = useSelection()
  const once = useOnce(state)
  const busy = state !== 'idle'

  const remove = () => {
    if (!once()) return
    const form = new FormData()
    form.set('intent', intent)
    for (const id of ids) form.append('id', String(id))
    void submit(form, { method: 'post' })
  }

  useEffect(() => {
    if (!data || isRefusal(data)) return
    toast.success(data.message)
    selection?.tick(ids, false)
    onOpenChange(false)
    // Once an answer, however often the list around draws itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data])

  return (
    <ConfirmDialog
      {...words}
      open={open}
      onOpenChange={onOpenChange}
      busy={busy}
      busyLabel="Deleting..."
      onConfirm={remove}
    >
      {!busy && isRefusal(data) && <Note tone="error">{data.message}</Note>}
    </ConfirmDialog>
  )
}

/** Whether a dialog is open, and a key that is new with each opening; 0 before the first. */
export function useOpening() {
  const [{ open, times }, set] = useState({ open: false, times: 0 })
  return {
    open,
    times,
    start: () => set((before) => ({ open: true, times: before.times + 1 })),
    onOpenChange: (next: boolean) => set((before) => ({ ...before, open: next })),
  }
}
