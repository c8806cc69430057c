import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { notSent } from '../offline/not-sent.ts'
import { useStored } from '../ui/browser/stored.ts'
import { whole } from '../ui/format/numbers.ts'
import { leaveSession } from './session.ts'
import { Button } from '../ui/buttons/button.tsx'
import { DialogCancel } from '../ui/overlays/dialog-cancel.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { m } from '#messages'

export interface LogoutDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** the address after signing out */
  landing: string
}

/** Asks for confirmation, then ends the session here and on the server. */
export function LogoutDialog({ open, onOpenChange, landing }: LogoutDialogProps) {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const waiting = useStored(notSent, 0)
  const leave = async () => {
    setBusy(true)
    // Signs out of this browser even if the server cannot be reached.
    await api.accounts.logout().catch(() => undefined)
    leaveSession()
    await navigate(landing)
    setBusy(false)
    onOpenChange(false)
    toast.success(m.layouts_signed_out())
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      busy={busy}
      title={m.layouts_logout_title()}
      text={
        waiting > 0 ? m.layouts_logout_not_sent({ count: waiting, shown: whole(waiting) }) : m.layouts_logout_text()
      }
      actions={
        <>
          <DialogCancel disabled={busy} />
          <Button
            variant={waiting > 0 ? 'danger' : 'ink'}
            busy={busy}
            busyLabel={m.layouts_logging_out()}
            onClick={() => void leave()}
          >
            {m.layouts_log_out()}
          </Button>
        </>
      }
    />
  )
}
