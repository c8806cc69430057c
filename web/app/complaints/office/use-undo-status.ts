import { UNDO_SECONDS, type ComplaintStatus } from 'contract/complaints/words'
import { useRevalidator } from 'react-router'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import type { Saved } from '../../forms/form-dialog.tsx'
import { refusalOf } from '../../forms/refusal.ts'
import { toast } from '../../ui/feedback/toast-store.ts'

/** Says that a status was set, and offers to take it back while the customer is not told yet. */
export function useUndoStatus(id: number, about: string): (saved: Saved) => void {
  const { revalidate } = useRevalidator()
  const undo = async (status: ComplaintStatus) => {
    try {
      const { message } = await api.complaints.undoStatus({ params: { id }, body: { status } })
      toast.success(message, { text: about })
    } catch (error) {
      toast.error(refusalOf(error).message)
    }
    await revalidate()
  }
  return ({ message, status }) => {
    const action = status && { label: m.lists_undo(), run: () => void undo(status) }
    const shown = toast.success(message, { text: about, ...(action && { action, stays: true }) })
    if (action) setTimeout(() => toast.dismiss(shown), UNDO_SECONDS * 1000)
  }
}
