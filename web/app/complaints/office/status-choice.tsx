import type { ComplaintDetail } from 'contract/complaints/endpoints'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { stageLabel } from './stage-label.ts'
import { COMPLAINT_STATUSES, isClosed } from 'contract/complaints/words'

export interface StatusChoiceProps {
  complaint: ComplaintDetail
  errorOf: (field: string) => string | undefined
  /** nothing is chosen at first; else the status as it is */
  unchosen?: boolean
  onChoose?: (status: string) => void
}

/** Another stage for a complaint, from the canonical list, and the stage that was seen. */
export const StatusChoice = ({ complaint, errorOf, unchosen = false, onChoose }: StatusChoiceProps) => (
  <>
    <input type="hidden" name="seen_status" value={complaint.status} />
    <Field
      label={m.complaints_office_status()}
      help={isClosed(complaint.status) ? m.complaints_office_status_closed() : m.complaints_office_status_help()}
      error={errorOf('status')}
    >
      <Select
        name="status"
        defaultValue={unchosen ? '' : complaint.status}
        disabled={isClosed(complaint.status)}
        onChange={({ target }) => onChoose?.(target.value)}
      >
        {unchosen && <option value="">{m.complaints_office_status_choose()}</option>}
        {COMPLAINT_STATUSES.filter((stage) =>
          stage === complaint.status ? !unchosen : stage !== 'Unassigned' || !isAssigned(complaint),
        ).map((stage) => (
          <option key={stage} value={stage}>
            {stageLabel(stage)}
          </option>
        ))}
      </Select>
    </Field>
  </>
)

/** Dispatched, assigned, or a visit is planned. */
export const isAssigned = ({
  job_no,
  technician,
  visit_date,
  centre_chosen,
}: Pick<ComplaintDetail, 'job_no' | 'technician' | 'visit_date' | 'centre_chosen'>): boolean =>
  centre_chosen || [job_no, technician, visit_date].some((text) => text !== '')

/** The note to the customer about the new stage. */
export const StatusWords = ({ errorOf, tools }: Pick<StatusChoiceProps, 'errorOf'> & { tools?: ReactNode }) => (
  <div className="sm:col-span-2">
    <Field
      label={m.complaints_office_status_words()}
      help={m.complaints_office_status_words_help()}
      error={errorOf('status_description')}
    >
      <Textarea name="status_description" maxLength={1000} rows={2} />
    </Field>
    {tools}
  </div>
)
