import type { ComplaintDetail } from 'contract/complaints/endpoints'
import type { RepairAccount } from 'contract/complaints/payments'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import { m } from '#messages'
import { Button } from '../../../ui/buttons/button.tsx'
import { isoToday } from '../../../ui/format/dates.ts'
import { useOpening } from '../../../ui/overlays/use-opening.ts'
import { ReportDialog } from './report-dialog.tsx'

interface ReportButtonProps {
  complaint: ComplaintDetail
  /** what the customer accepted to pay, and what is left to pay */
  account: RepairAccount
}

/** Opens the form of a visit that took place; it stands out once the day of the visit has come. */
export function ReportButton({ complaint, account }: ReportButtonProps) {
  const { start, opened } = useOpening()
  const isDue = complaint.visit_date !== '' && complaint.visit_date <= isoToday()
  return (
    <>
      <Button variant={isDue ? 'ink' : 'line'} size="sm" onClick={start}>
        <ClipboardCheck />
        {m.visits_report()}
      </Button>
      {opened((opening) => (
        <ReportDialog complaint={complaint} account={account} opening={opening} />
      ))}
    </>
  )
}
