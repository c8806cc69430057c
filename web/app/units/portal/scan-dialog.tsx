import { useState } from 'react'
import { DialogCancel } from '../../ui/overlays/dialog-cancel.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { ScanView } from './scan-view.tsx'
import type { OnText } from './use-scanner.ts'

export interface ScanDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onText: OnText
}

/** The camera looks for a code; a photo or typing does as well. The camera is on only while this is open. */
export function ScanDialog({ open, onOpenChange, onText }: ScanDialogProps) {
  const [attempt, setAttempt] = useState(0)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Scan the code"
      text="Hold the camera over the code on the appliance or its box."
      actions={<DialogCancel>Type it instead</DialogCancel>}
    >
      {open && <ScanView key={attempt} onText={onText} onRetry={() => setAttempt(attempt + 1)} />}
    </Dialog>
  )
}
