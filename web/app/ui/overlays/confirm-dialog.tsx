import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { Dialog } from './dialog.tsx'
import { DialogCancel } from './dialog-cancel.tsx'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** `Delete 3 customers?` */
  title: ReactNode
  /** What is lost, and who loses it. */
  text: ReactNode
  /** The verb on the button: `Delete 3 customers`. */
  confirm: string
  /** `Deleting...` */
  busyLabel?: string
  /** `danger` deletes; `ink` is any other decision. */
  tone?: 'danger' | 'ink'
  busy?: boolean
  /** it cannot be confirmed, or not yet */
  disabled?: boolean
  onConfirm: () => void
  children?: ReactNode
}

/** Asks before a consequential action. The caller closes it when the work is done. */
export const ConfirmDialog = ({
  confirm,
  busyLabel,
  tone = 'danger',
  busy = false,
  disabled = false,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) => (
  <Dialog
    {...dialog}
    busy={busy}
    actions={
      <>
        <DialogCancel />
        <Button variant={tone} busy={busy} busyLabel={busyLabel} disabled={disabled} onClick={onConfirm}>
          {tone === 'danger' && <Trash2 />}
          {confirm}
        </Button>
      </>
    }
  />
)
