import { api } from '../../api/client.ts'
import type { Saved } from '../../forms/form-dialog.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { useSayWithUndo } from './use-say-with-undo.ts'

/** Says that a status was set, and offers to take it back while the customer is not told yet. */
export function useUndoStatus(): (saved: Saved, complaint: { id: number; about: string }) => void {
  const sayWithUndo = useSayWithUndo()
  return ({ message, status }, { id, about }) => {
    if (status) sayWithUndo(message, about, () => api.complaints.undoStatus({ params: { id }, body: { status } }))
    else toast.success(message, { text: about })
  }
}
