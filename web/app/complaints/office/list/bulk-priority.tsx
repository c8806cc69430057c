import type { ComplaintRow } from 'contract/complaints/endpoints'
import { isClosed } from 'contract/complaints/words'
import { m } from '#messages'
import { api } from '../../../api/client.ts'
import { submit } from '../../../forms/submit.ts'
import { BulkDialog } from '../../../lists/bulk/bulk-dialog.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import type { Opening } from '../../../ui/overlays/use-opening.ts'
import { complaintName } from '../complaint-name.ts'
import { PrioritySelect } from '../due-part.tsx'

/** The initial value of the form. */
const FIRST = 'high'

/** Changes the priority of the selected complaints. */
export const PriorityOfSelected = (opening: Opening) => (
  <BulkDialog<ComplaintRow>
    {...opening}
    title={m.complaints_office_bulk_priority_ask}
    text={m.complaints_office_bulk_priority_text()}
    verb={m.complaints_office_priority_change()}
    nameOf={complaintName}
    skip={({ status, priority }, values) => {
      if (isClosed(status)) return m.complaints_office_bulk_closed()
      return priority === (values['priority'] ?? FIRST) ? m.complaints_office_bulk_priority_same() : undefined
    }}
    send={(ids, values) => submit(api.complaints.bulkPriority, { values: { ...values, ids } })}
  >
    {(errorOf) => (
      <Field label={m.complaints_office_priority()} error={errorOf('priority')}>
        <PrioritySelect defaultValue={FIRST} />
      </Field>
    )}
  </BulkDialog>
)
