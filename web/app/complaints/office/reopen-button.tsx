import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { isClosed } from 'contract/complaints/words'
import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { m } from '#messages'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { ReasonField } from '../../office/decide-fields.tsx'
import { useMay } from '../../office/office-data.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import { stageLabel } from './stage-label.ts'

/** Takes back the end of a complaint that was closed by mistake; it asks why. */
export function ReopenButton({ complaint }: { complaint: ComplaintDetail }) {
  const { start, opened } = useOpening()
  const mayWrite = useMay('complaints.write')
  const { id, model_name, status, merged_into } = complaint
  return (
    <>
      {mayWrite && isClosed(status) && merged_into === null && (
        <Button variant="line" size="sm" onClick={start}>
          <RotateCcw />
          {m.complaints_office_reopen()}
        </Button>
      )}
      {opened((opening) => (
        <FormDialog
          {...opening}
          title={m.complaints_office_reopen_title()}
          text={m.complaints_office_reopen_text({ id, model: model_name, status: stageLabel(status) })}
          verb={m.complaints_office_reopen()}
          about={m.complaints_office_complaint_about({ id, model: model_name })}
        >
          {(errorOf) => (
            <>
              <input type="hidden" name="intent" value="reopen" />
              <ReasonField
                focused
                help={m.complaints_office_staff_only_help()}
                maxLength={1000}
                error={errorOf('reason')}
              />
            </>
          )}
        </FormDialog>
      ))}
    </>
  )
}
