import CalendarClock from 'lucide-react/icons/calendar-clock'
import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { m } from '#messages'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { DetailCard, Facts } from '../../office/detail.tsx'
import { useMay } from '../../office/office-data.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { longDate } from '../../ui/format/dates.ts'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import { isClosed } from './dispatch-button.tsx'
import { VisitFields } from './visit-fields.tsx'

/** Who comes and when; a dialog changes it. */
export function VisitCard({ complaint }: { complaint: ComplaintDetail }) {
  const { start, opened } = useOpening()
  const mayWrite = useMay('complaints.write')
  const { id, technician, technician_contact, visit_date, customer_name, model_name } = complaint
  const isPlanned = technician !== '' || visit_date !== ''
  return (
    <DetailCard title={m.complaints_office_visit()}>
      <Facts
        items={[
          [m.complaints_office_technician(), technician],
          [m.complaints_office_contact(), technician_contact],
          [m.complaints_office_visit_date(), visit_date && longDate(visit_date)],
        ]}
      />
      {mayWrite && !isClosed(complaint) && (
        <Button variant="line" size="sm" onClick={start} className="mt-4">
          <CalendarClock />
          {isPlanned ? m.complaints_office_visit_change() : m.complaints_office_visit_plan()}
        </Button>
      )}
      {opened((opening) => (
        <FormDialog
          {...opening}
          title={isPlanned ? m.complaints_office_visit_change_title() : m.complaints_office_visit_plan()}
          text={m.complaints_office_visit_text({ customer: customer_name })}
          verb={m.complaints_office_visit_save()}
          about={m.complaints_office_complaint_about({ id, model: model_name })}
        >
          {(errorOf) => (
            <>
              <input type="hidden" name="intent" value="visit" />
              <VisitFields complaint={complaint} errorOf={errorOf} />
            </>
          )}
        </FormDialog>
      ))}
    </DetailCard>
  )
}
