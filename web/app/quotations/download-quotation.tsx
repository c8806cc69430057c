import Download from 'lucide-react/icons/download'
import { Button, type ButtonProps } from '../ui/buttons/button.tsx'
import { useDownload, type FileCall } from '../api/use-download.ts'
import { m } from '#messages'

export interface DownloadQuotationProps extends Pick<ButtonProps, 'size' | 'className'> {
  id: number
  call: FileCall['call']
}

/** Saves an approved quotation as a PDF. */
export function DownloadQuotation({ id, call, ...look }: DownloadQuotationProps) {
  const { busy, download } = useDownload()
  return (
    <Button
      {...look}
      variant="line"
      busy={busy}
      busyLabel={m.quotations_downloading()}
      onClick={() => void download({ call, filename: `quotation-${id}.pdf` })}
    >
      <Download />
      {m.quotations_download()}
    </Button>
  )
}
