import type { ComplaintDetail } from 'contract/complaints/endpoints'
import type { RepairAccount } from 'contract/complaints/payments'
import { isClosed } from 'contract/complaints/words'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarX from 'lucide-react/icons/calendar-x'
import { m } from '#messages'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useMay } from '../../../office/office-data.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { longDate } from '../../../ui/format/dates.ts'
import { useOpening } from '../../../ui/overlays/use-opening.ts'
import { windowWords } from '../../window-words.ts'
import { WorkPart } from '../work-part.tsx'
import { ReportButton } from './report-button.tsx'
import { VisitDialog } from './visit-dialog.tsx'

interface VisitPartProps {
  complaint: ComplaintDetail
  /** what the customer accepted to pay, and what is left to pay */
  account: RepairAccount
}

/** When somebody comes; dialogs plan the visit and call it off. */
export function VisitPart({ complaint, account }: VisitPartProps) {
  const { start, opened } = useOpening()
  const cancelling = useOpening()
  const mayWrite = useMay('complaints.write')
  const { visit_date, visit_window, technician, engineer_id } = complaint
  const isPlanned = visit_date !== ''
  return (
    <WorkPart
      title={m.complaints_office_visit()}
      items={
        isPlanned
          ? [
              [m.complaints_office_visit_date(), longDate(visit_date)],
              [m.complaints_office_window(), windowWords(visit_window) || m.complaints_office_any_time()],
            ]
          : [[m.complaints_office_visit_date(), '']]
      }
      actions={
        mayWrite &&
        !isClosed(complaint.status) && (
          <>
            <ReportButton complaint={complaint} account={account} />
            <Button variant="line" size="sm" onClick={start}>
              <CalendarClock />
              {isPlanned ? m.complaints_office_visit_change() : m.complaints_office_visit_plan()}
            </Button>
            {(isPlanned || (technician !== '' && engineer_id === null)) && (
              <Button variant="line" size="sm" onClick={cancelling.start}>
                <CalendarX />
                {m.complaints_office_visit_cancel()}
              </Button>
            )}
          </>
        )
      }
    >
      {opened((opening) => (
        <VisitDialog complaint={complaint} opening={opening} />
      ))}
      {cancelling.opened((opening) => (
        <FormDialog
          {...opening}
          title={m.complaints_office_visit_cancel_title()}
          text={m.complaints_office_visit_cancel_text({ customer: complaint.customer_name })}
          verb={m.complaints_office_visit_cancel()}
          about={m.complaints_office_complaint_about({ id: complaint.id, model: complaint.model_name })}
        >
          {() => (
            <>
              <input type="hidden" name="intent" value="cancel-visit" />
              <input type="hidden" name="seen_visit_date" value={visit_date} />
            </>
          )}
        </FormDialog>
      ))}
    </WorkPart>
  )
}
