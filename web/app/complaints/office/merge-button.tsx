import type { ComplaintDetail } from 'contract/complaints/endpoints'
import Merge from 'lucide-react/icons/merge'
import { m } from '#messages'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useMay } from '../../office/office-data.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import { MergeFields } from './merge-fields.tsx'

/** Merges a complaint that was reported twice into the one that stays. */
export function MergeButton({ complaint }: { complaint: ComplaintDetail }) {
  const { start, opened } = useOpening()
  const mayWrite = useMay('complaints.write')
  const { id, model_name, merged_into, status } = complaint
  if (!mayWrite || merged_into !== null || status === 'Completed') return null
  return (
    <>
      <Button variant="line" size="sm" onClick={start}>
        <Merge />
        {m.complaints_office_merge()}
      </Button>
      {opened((opening) => (
        <FormDialog
          {...opening}
          title={m.complaints_office_merge_title({ id })}
          text={m.complaints_office_merge_text()}
          verb={m.complaints_office_merge_do()}
          about={m.complaints_office_complaint_about({ id, model: model_name })}
        >
          {(errorOf) => (
            <>
              <input type="hidden" name="intent" value="merge" />
              <MergeFields complaint={complaint} errorOf={errorOf} />
            </>
          )}
        </FormDialog>
      ))}
    </>
  )
}
