import type { CustomerNote } from 'contract/customer-notes/endpoints'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { m } from '#messages'
import { isRefusal, type Refusal } from '../forms/refusal.ts'
import { useSingle } from '../forms/use-single.ts'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { useOpening } from '../ui/overlays/use-opening.ts'

/** Deletes a note after confirmation. */
export function DeleteNote({ note }: { note: CustomerNote }) {
  const { submit, state, data } = useFetcher<() => Promise<Refusal | { message: string }>>()
  const { open, start, onOpenChange } = useOpening()
  const single = useSingle()

  useEffect(() => {
    if (!data) return
    if (isRefusal(data)) toast.error(data.message)
    else toast.success(data.message)
    onOpenChange(false)
    // Once an answer, however often the page around draws itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data])

  return (
    <>
      <IconButton size="sm" variant="danger" label={m.customer_notes_delete()} onClick={start}>
        <Trash2 />
      </IconButton>
      <ConfirmDialog
        open={open}
        onOpenChange={onOpenChange}
        title={m.customer_notes_delete_ask()}
        text={m.customer_notes_delete_text({ text: note.text })}
        confirm={m.customer_notes_delete()}
        busy={state !== 'idle'}
        onConfirm={() => single(() => submit({ intent: 'note-delete', note: note.id }, { method: 'post' }))}
      />
    </>
  )
}
