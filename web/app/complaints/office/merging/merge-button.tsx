import type { ComplaintDetail } from 'contract/complaints/endpoints'
import Merge from 'lucide-react/icons/merge'
import { m } from '#messages'
import { api } from '../../../api/client.ts'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useMay } from '../../../office/office-data.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useOpening, type Opening } from '../../../ui/overlays/use-opening.ts'
import { MergeFields } from './merge-fields.tsx'
import { useMergeTargets } from './use-merge-targets.ts'
import { useSayWithUndo } from '../use-say-with-undo.ts'

/** Merges a complaint that was reported twice into the one that stays. */
export function MergeButton({ complaint }: { complaint: ComplaintDetail }) {
  const { start, opened } = useOpening()
  const mayWrite = useMay('complaints.write')
  const { merged_into, status } = complaint
  return (
    <>
      {mayWrite && merged_into === null && status !== 'Completed' && (
        <Button variant="line" size="sm" onClick={start}>
          <Merge />
          {m.complaints_office_merge()}
        </Button>
      )}
      {opened((opening) => (
        <MergeDialog {...opening} complaint={complaint} />
      ))}
    </>
  )
}

/** There is nothing to press until there is a complaint to choose. */
function MergeDialog({ complaint, ...opening }: Opening & { complaint: ComplaintDetail }) {
  const { id, model_name } = complaint
  const offered = useMergeTargets(id)
  const about = m.complaints_office_complaint_about({ id, model: model_name })
  const sayWithUndo = useSayWithUndo()
  return (
    <FormDialog
      {...opening}
      title={m.complaints_office_merge_title({ id })}
      text={m.complaints_office_merge_text()}
      verb={m.complaints_office_merge_do()}
      about={about}
      disabled={!offered.targets?.length}
      onSaved={({ message }) => sayWithUndo(message, about, () => api.complaintMerging.separate({ params: { id } }))}
    >
      {(errorOf) => (
        <>
          <input type="hidden" name="intent" value="merge" />
          <MergeFields complaint={complaint} offered={offered} errorOf={errorOf} />
        </>
      )}
    </FormDialog>
  )
}
