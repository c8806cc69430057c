import { useRef, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { ScanView } from './scan-view.tsx'
import type { OnText } from './use-scanner.ts'
import { m } from '#messages'

export interface ScanDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onText: OnText
  /** where the number is typed instead */
  typedIn: () => HTMLElement | null | undefined
}

/** The camera looks for a code; a photo or typing does as well. The camera is on only while this is open. */
export function ScanDialog({ open, onOpenChange, onText, typedIn }: ScanDialogProps) {
  const isTyping = useRef(false)
  const [attempt, setAttempt] = useState(0)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        isTyping.current = false
        onOpenChange(next)
      }}
      focusAfter={() => (isTyping.current ? typedIn() : undefined)}
      title={m.units_scan()}
      text={m.units_scan_text()}
      actions={
        <Button
          variant="line"
          data-cancel=""
          onClick={() => {
            isTyping.current = true
            onOpenChange(false)
          }}
        >
          {m.units_type_instead()}
        </Button>
      }
    >
      {open && <ScanView key={attempt} onText={onText} onRetry={() => setAttempt(attempt + 1)} />}
    </Dialog>
  )
}
