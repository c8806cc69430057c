import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { ReasonField } from '../../office/decide-fields.tsx'
import { useMay } from '../../office/office-data.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import { isClosed } from './dispatch-button.tsx'

/** Takes back the end of a complaint that was closed by mistake; it asks why. */
export function ReopenButton({ complaint }: { complaint: ComplaintDetail }) {
  const { start, opened } = useOpening()
  const mayWrite = useMay('complaints.write')
  const { id, model_name, status } = complaint
  return (
    <>
      {mayWrite && isClosed(complaint) && (
        <Button variant="line" size="sm" onClick={start}>
          <RotateCcw />
          Reopen
        </Button>
      )}
      {opened((opening) => (
        <FormDialog
          {...opening}
          title="Reopen the complaint"
          text={`Complaint ${id}, ${model_name}, is ${status}. It returns to its previous stage, and the customer is told by SMS that the work goes on.`}
          verb="Reopen"
          about={`Complaint ${id}, ${model_name}`}
        >
          {(errorOf) => (
            <>
              <input type="hidden" name="intent" value="reopen" />
              <ReasonField focused help="Only staff read it." maxLength={1000} error={errorOf('reason')} />
            </>
          )}
        </FormDialog>
      ))}
    </>
  )
}
