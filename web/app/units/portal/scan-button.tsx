import ScanQrCode from 'lucide-react/icons/scan-qr-code'
import { useRef, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { ScanDialog } from './scan-dialog.tsx'
import { useScannedUnit, type ScannedFields } from './use-scanned-unit.ts'
import { m } from '#messages'

/** Beside a serial number: reads it, and the model where the code is one of ours. */
export function ScanButton({ onFields }: { onFields: (fields: ScannedFields) => void }) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const isOpen = useRef(false)
  const change = (next: boolean) => {
    isOpen.current = next
    setOpen(next)
  }
  const onText = useScannedUnit((fields) => {
    // Who closed the dialog while the code was looked up is typing.
    if (!isOpen.current) return
    change(false)
    onFields(fields)
  })
  return (
    <>
      <Button
        ref={button}
        variant="line"
        className="h-12! shrink-0"
        aria-haspopup="dialog"
        onClick={() => change(true)}
      >
        <ScanQrCode />
        {m.units_scan()}
      </Button>
      <ScanDialog open={open} onOpenChange={change} onText={onText} typedIn={() => serialField(button.current?.form)} />
    </>
  )
}

function serialField(form: HTMLFormElement | null | undefined): HTMLElement | undefined {
  const field = form?.elements.namedItem('serial_number')
  return field instanceof HTMLElement ? field : undefined
}
