import CalendarClock from 'lucide-react/icons/calendar-clock'
import type { ComplaintDetail } from 'contract/complaints/endpoints'
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
    <DetailCard title="Visit">
      <Facts
        items={[
          ['Technician', technician],
          ['Contact', technician_contact],
          ['Visit date', visit_date && longDate(visit_date)],
        ]}
      />
      {mayWrite && !isClosed(complaint) && (
        <Button variant="line" size="sm" onClick={start} className="mt-4">
          <CalendarClock />
          {isPlanned ? 'Change visit' : 'Plan a visit'}
        </Button>
      )}
      {opened((opening) => (
        <FormDialog
          {...opening}
          title={isPlanned ? 'Change the visit' : 'Plan a visit'}
          text={`${customer_name} hears by SMS who comes and when. What is empty is taken away.`}
          verb="Save visit"
          about={`Complaint ${id}, ${model_name}`}
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
