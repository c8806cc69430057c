import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import type { UnitRow } from 'contract/units/endpoints'
import { useEffect, useState } from 'react'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DialogCancel } from '../../ui/overlays/dialog-cancel.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { useDownload } from '../../api/use-download.ts'
import { unitToken } from 'contract/core/paths'

const SAID_FOR_MS = 2000

export interface UnitCodeDialogProps {
  unit: UnitRow
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The code of one unit, to look at, to keep and to pass on. */
export function UnitCodeDialog({ unit, open, onOpenChange }: UnitCodeDialogProps) {
  const { model_name, serial_number, qr_code, code_address } = unit
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={serial_number}
      text={model_name}
      actions={
        <>
          <DialogCancel>{m.office_close()}</DialogCancel>
          <DownloadCode address={code_address} />
        </>
      }
    >
      <img
        src={qr_code}
        alt={m.units_office_code_of({ serial: serial_number })}
        width="280"
        height="280"
        className="mx-auto aspect-square w-full max-w-70 rounded-card border border-line bg-white"
      />
      <div className="mt-4 flex items-center gap-2 rounded-control bg-ground py-1 pr-1 pl-3.5">
        <p className="min-w-0 grow py-1 text-xs break-all">{code_address}</p>
        <IconButton label={m.units_office_copy()} onClick={() => void copy(code_address)}>
          <Copy />
        </IconButton>
      </div>
    </Dialog>
  )
}

function DownloadCode({ address }: { address: string }) {
  const { busy, download } = useDownload()
  const [isSaved, setSaved] = useState(false)
  useEffect(() => {
    if (!isSaved) return undefined
    const timer = setTimeout(() => setSaved(false), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [isSaved])
  const save = async () => {
    const token = unitToken(address)
    if (!token) return
    const call = (options: object) => api.units.code({ params: { token } }, options)
    setSaved(await download({ call, filename: 'QRCode.jpg' }))
  }
  return (
    <Button variant="ink" busy={busy} busyLabel={m.office_downloading()} onClick={() => void save()} aria-live="polite">
      <Download />
      {isSaved ? m.units_office_downloaded() : m.units_office_download()}
    </Button>
  )
}

async function copy(address: string) {
  try {
    await navigator.clipboard.writeText(address)
    toast.success(m.units_office_copied())
  } catch {
    toast.error(m.units_office_copy_by_hand({ address }))
  }
}
