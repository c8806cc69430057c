import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { m } from '#messages'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useMay } from '../../office/office-data.ts'
import { BadgeButton } from '../../ui/buttons/badge-button.tsx'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import { isClosed } from './dispatch-button.tsx'
import { StageBadge } from './stage-badge.tsx'
import { stageLabel } from './stage-label.ts'
import { StatusChoice, StatusWords } from './status-choice.tsx'
import { complaintLook, stageForStaff } from '../complaint-status.tsx'

/** The stage of a complaint; while it can change, a press opens the choice of another. */
export function StatusBadge({ complaint }: { complaint: ComplaintDetail }) {
  const { start, opened } = useOpening()
  const mayWrite = useMay('complaints.write')
  const { id, model_name } = complaint
  const status = stageForStaff(complaint)
  if (!mayWrite || isClosed(complaint)) return <StageBadge status={status} />
  return (
    <>
      <BadgeButton {...complaintLook(status)} action={m.complaints_office_status_update_name({ id })} onClick={start}>
        {stageLabel(status)}
      </BadgeButton>
      {opened((opening) => (
        <FormDialog
          {...opening}
          title={m.complaints_office_status_update()}
          text={m.complaints_office_status_is({ id, model: model_name, status: stageLabel(status) })}
          verb={m.complaints_office_status_update()}
          about={m.complaints_office_complaint_about({ id, model: model_name })}
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
