import Download from 'lucide-react/icons/download'
import { m } from '#messages'
import { useDownload, type FileCall } from '../../api/use-download.ts'
import { Button } from '../../ui/buttons/button.tsx'

/** Saves a receipt as a PDF; its number is the label. */
export function ReceiptButton({ number, call }: { number: string; call: FileCall['call'] }) {
  const { busy, download } = useDownload()
  return (
    <Button
      variant="line"
      size="sm"
      busy={busy}
      busyLabel={m.payments_downloading()}
      onClick={() => void download({ call, filename: `receipt-${number.replace('/', '-')}.pdf` })}
    >
      <Download />
      <span className="tabular-nums">{m.payments_receipt({ number })}</span>
    </Button>
  )
}
