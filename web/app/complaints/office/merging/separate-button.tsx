import type { ComplaintDetail } from 'contract/complaints/endpoints'
import Split from 'lucide-react/icons/split'
import { m } from '#messages'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useMay } from '../../../office/office-data.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useOpening } from '../../../ui/overlays/use-opening.ts'

/** Takes the merge of a complaint back; it says beforehand what returns. */
export function SeparateButton({ complaint: { id, model_name, merged_into } }: { complaint: ComplaintDetail }) {
  const { start, opened } = useOpening()
  const mayWrite = useMay('complaints.write')
  return (
    <>
      {mayWrite && merged_into !== null && (
        <Button variant="line" size="sm" onClick={start}>
          <Split />
          {m.complaints_office_separate()}
        </Button>
      )}
      {opened((opening) => (
        <FormDialog
          {...opening}
          title={m.complaints_office_separate_title({ id })}
          text={m.complaints_office_separate_text()}
          verb={m.complaints_office_separate_do()}
          about={m.complaints_office_complaint_about({ id, model: model_name })}
        >
          {() => (
            <>
              <input type="hidden" name="intent" value="separate" />
              <ul className="grid list-disc gap-1 rounded-control bg-ground py-3 pr-3.5 pl-8 text-xs text-ink-2">
                <li>{m.complaints_office_separate_returns()}</li>
                <li>{m.complaints_office_separate_stays()}</li>
                <li>{m.complaints_office_separate_told()}</li>
              </ul>
            </>
          )}
        </FormDialog>
      ))}
    </>
  )
}
