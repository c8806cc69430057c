import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useMay } from '../../office/office-data.ts'
import { BadgeButton } from '../../ui/buttons/badge-button.tsx'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import { isClosed } from './dispatch-button.tsx'
import { StatusChoice, StatusWords } from './status-choice.tsx'
import { ComplaintStatus, complaintLook, stageForStaff } from '../complaint-status.tsx'

/** The stage of a complaint; while it can change, a press opens the choice of another. */
export function StatusBadge({ complaint }: { complaint: ComplaintDetail }) {
  const { start, opened } = useOpening()
  const mayWrite = useMay('complaints.write')
  const { id, model_name } = complaint
  const status = stageForStaff(complaint)
  if (!mayWrite || isClosed(complaint)) return <ComplaintStatus status={status} />
  return (
    <>
      <BadgeButton {...complaintLook(status)} action={`update status of complaint ${id}`} onClick={start}>
        {status}
      </BadgeButton>
      {opened((opening) => (
        <FormDialog
          {...opening}
          title="Update Status"
          text={`Complaint ${id}, ${model_name}, is ${status}.`}
          verb="Update Status"
          about={`Complaint ${id}, ${model_name}`}
        >
          {(errorOf) => (
            <>
              <input type="hidden" name="intent" value="status" />
              <StatusChoice complaint={complaint} errorOf={errorOf} unchosen />
              <StatusWords errorOf={errorOf} />
            </>
          )}
        </FormDialog>
      ))}
    </>
  )
}
