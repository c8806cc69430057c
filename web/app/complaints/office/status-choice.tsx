import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { isClosed } from './dispatch-button.tsx'
import { COMPLAINT_STATUSES } from 'contract/complaints/words'

export interface StatusChoiceProps {
  complaint: ComplaintDetail
  errorOf: (field: string) => string | undefined
  /** nothing is chosen at first; else the status as it is */
  unchosen?: boolean
}

/** Another stage for a complaint, from the canonical list, and the stage that was seen. */
export const StatusChoice = ({ complaint, errorOf, unchosen = false }: StatusChoiceProps) => (
  <>
    <input type="hidden" name="seen_status" value={complaint.status} />
    <Field
      label="Status"
      help={
        isClosed(complaint) ? 'It is closed. Reopen it to change this.' : 'Completed and Cancelled close the complaint.'
      }
      error={errorOf('status')}
    >
      <Select name="status" defaultValue={unchosen ? '' : complaint.status} disabled={isClosed(complaint)}>
        {unchosen && <option value="">Select a status</option>}
        {COMPLAINT_STATUSES.filter((stage) =>
          stage === complaint.status ? !unchosen : stage !== 'Unassigned' || !isAssigned(complaint),
        ).map((stage) => (
          <option key={stage}>{stage}</option>
        ))}
      </Select>
    </Field>
  </>
)

/** Dispatched, or a visit is planned. */
const isAssigned = ({ job_no, technician, visit_date }: ComplaintDetail) =>
  [job_no, technician, visit_date].some((text) => text !== '')

/** What the customer reads about the new stage. */
export const StatusWords = ({ errorOf }: Pick<StatusChoiceProps, 'errorOf'>) => (
  <Field
    label="About the new status (optional)"
    help="The customer reads it. Without, a usual sentence stands there."
    error={errorOf('status_description')}
    className="sm:col-span-2"
  >
    <Textarea name="status_description" maxLength={1000} rows={2} />
  </Field>
)
