import Printer from 'lucide-react/icons/printer'
import { m } from '#messages'
import { api } from '../../../api/client.ts'
import { useDownload } from '../../../api/use-download.ts'
import { Button } from '../../../ui/buttons/button.tsx'

export interface PrintDayButtonProps {
  day: string
  /** undefined for somebody who is not on the list */
  engineerId: number | undefined
  /** the name as it was typed, or empty */
  technician: string
}

/** Saves the visits of an engineer as a PDF: the list of the day and the job sheets. */
export function PrintDayButton({ day, engineerId, technician }: PrintDayButtonProps) {
  const { busy, download } = useDownload()
  const who = engineerId ? { engineer_id: engineerId } : { technician }
  const print = () =>
    download({
      call: (options) => api.jobSheets.printDay({ query: { day, ...who } }, options),
      filename: `visits-${day}.pdf`,
    })
  return (
    <Button variant="line" size="sm" busy={busy} busyLabel={m.job_sheets_drawing()} onClick={() => void print()}>
      <Printer />
      {m.job_sheets_print_day()}
    </Button>
  )
}
