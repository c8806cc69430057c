import Printer from 'lucide-react/icons/printer'
import { m } from '#messages'
import { api } from '../../../api/client.ts'
import { useDownload } from '../../../api/use-download.ts'
import { Button } from '../../../ui/buttons/button.tsx'

/** Saves the job sheet of a complaint as a PDF. */
export function PrintSheetButton({ id }: { id: number }) {
  const { busy, download } = useDownload()
  const print = () =>
    download({
      call: (options) => api.jobSheets.print({ query: { ids: String(id) } }, options),
      filename: `job-sheet-${id}.pdf`,
    })
  return (
    <Button variant="line" size="sm" busy={busy} busyLabel={m.job_sheets_drawing()} onClick={() => void print()}>
      <Printer />
      {m.job_sheets_print()}
    </Button>
  )
}
