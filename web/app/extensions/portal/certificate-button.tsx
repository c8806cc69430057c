import FileDown from 'lucide-react/icons/file-down'
import { api } from '../../api/client.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useDownload } from '../../api/use-download.ts'
import { m } from '#messages'

/** Saves the certificate of a living warranty as a PDF. */
export function CertificateButton({ id, serial }: { id: number; serial: string }) {
  const { busy, download } = useDownload()
  const file = {
    call: (options: { signal?: AbortSignal }) => api.extensions.certificate({ params: { id } }, options),
    filename: `warranty-${serial.replace(/[^A-Za-z0-9-]/g, '_')}.pdf`,
  }
  return (
    <Button variant="outline" busy={busy} busyLabel={m.extensions_drawing()} onClick={() => void download(file)}>
      <FileDown />
      {m.extensions_certificate()}
    </Button>
  )
}
