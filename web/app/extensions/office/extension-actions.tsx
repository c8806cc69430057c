import Ban from 'lucide-react/icons/ban'
import FileDown from 'lucide-react/icons/file-down'
import ReceiptText from 'lucide-react/icons/receipt-text'
import type { ExtensionRow } from 'contract/extensions/endpoints'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { useMay } from '../../office/office-data.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { useDownload } from '../../api/use-download.ts'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import { CancelDialog, SettleDialog } from './settle-dialogs.tsx'

/** The actions an extension currently allows: record its receipt, save its certificate, cancel it. */
export function ExtensionActions({ extension }: { extension: ExtensionRow }) {
  const { state, reference } = extension
  const maySettle = useMay('extensions.settle')
  const settle = useOpening()
  const cancel = useOpening()
  return (
    <>
      {maySettle && state === 'awaiting_payment' && (
        <IconButton
          size="sm"
          label={m.extensions_office_settle_name({ reference })}
          aria-haspopup="dialog"
          onClick={settle.start}
        >
          <ReceiptText />
        </IconButton>
      )}
      {state === 'active' && <Certificate extension={extension} />}
      {maySettle && state !== 'cancelled' && (
        <IconButton
          size="sm"
          label={m.extensions_office_cancel_name({ reference })}
          aria-haspopup="dialog"
          onClick={cancel.start}
        >
          <Ban />
        </IconButton>
      )}
      {settle.opened((opening) => (
        <SettleDialog {...opening} extension={extension} />
      ))}
      {cancel.opened((opening) => (
        <CancelDialog {...opening} extension={extension} />
      ))}
    </>
  )
}

function Certificate({ extension: { stock_id: id, serial_number, reference } }: { extension: ExtensionRow }) {
  const { busy, download } = useDownload()
  const file = {
    call: (options: { signal?: AbortSignal }) => api.extensions.certificateByStaff({ params: { id } }, options),
    filename: `warranty-${serial_number.replace(/[^A-Za-z0-9-]/g, '_')}.pdf`,
  }
  return (
    <IconButton
      size="sm"
      busy={busy}
      label={m.extensions_office_certificate({ reference })}
      onClick={() => void download(file)}
    >
      <FileDown />
    </IconButton>
  )
}
