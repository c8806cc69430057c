import type { ComplaintRow } from 'contract/complaints/endpoints'
import { COMPLAINT_STATUSES, isClosed } from 'contract/complaints/words'
import Flag from 'lucide-react/icons/flag'
import ListChecks from 'lucide-react/icons/list-checks'
import MessageSquare from 'lucide-react/icons/message-square'
import Printer from 'lucide-react/icons/printer'
import Send from 'lucide-react/icons/send'
import Tag from 'lucide-react/icons/tag'
import { useState } from 'react'
import { m } from '#messages'
import { api } from '../../../api/client.ts'
import { AnswerMenu } from '../../../canned-answers/answer-menu.tsx'
import { answersForMany } from '../../../canned-answers/answers-of.ts'
import { submit } from '../../../forms/submit.ts'
import { BulkVerb } from '../../../lists/bulk/bulk-verb.tsx'
import { useDeleteVerb } from '../../../lists/deleting/delete-selected.tsx'
import { MoreVerbs, type Verb } from '../../../lists/bulk/more-verbs.tsx'
import { useMay } from '../../../office/office-data.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { AssignSelected } from '../assignment/bulk-assign.tsx'
import { MessageSelected } from './bulk-message.tsx'
import { PriorityOfSelected } from './bulk-priority.tsx'
import { TagSelected } from './bulk-tags.tsx'
import { complaintName } from '../complaint-name.ts'
import { dispatchWords, hasCrm, lacksCentre } from '../dispatch/dispatch-words.ts'
import { PrintSheetsDialog } from '../job-sheets/print-sheets-dialog.tsx'
import { stageLabel } from '../stage-label.ts'
import { StatusWords } from '../status-choice.tsx'

/** In the selection bar: what can be done to the selected complaints; what is done less often is under More. */
export function BulkComplaints() {
  const mayDispatch = useMay('complaints.dispatch')
  const mayWrite = useMay('complaints.write')
  const mayDelete = useMay('records.delete')
  const deletion = useDeleteVerb({
    one: m.complaints_office_one(),
    many: m.complaints_office_many(),
    subject: 'complaint',
    text: m.complaints_office_delete_many_text(),
  })
  return (
    <>
      {mayDispatch && <DispatchSelected />}
      {mayWrite && <AssignSelected />}
      {mayWrite && <StatusOfSelected />}
      <MoreVerbs
        verbs={[...(mayWrite ? WRITING.map(verbOf) : []), verbOf(PRINTING), ...(mayDelete ? [deletion] : [])]}
      />
    </>
  )
}

const WRITING = [
  { icon: MessageSquare, label: m.complaints_office_bulk_message, Asking: MessageSelected },
  { icon: Flag, label: m.complaints_office_priority_change, Asking: PriorityOfSelected },
  { icon: Tag, label: m.complaints_office_tags, Asking: TagSelected },
]

const PRINTING = { icon: Printer, label: m.job_sheets_print_many, Asking: PrintSheetsDialog }

const verbOf = ({ icon: Icon, label, Asking }: typeof PRINTING): Verb => ({
  icon: <Icon />,
  label: label(),
  dialog: (opening) => <Asking {...opening} />,
})

const DispatchSelected = () => (
  <BulkVerb<ComplaintRow>
    icon={<Send />}
    label={dispatchWords().ofMany()}
    title={dispatchWords().titleOfMany}
    text={m.complaints_office_dispatch_text()}
    verb={dispatchWords().verb()}
    nameOf={complaintName}
    skip={notToDispatch}
    send={(ids) => submit(api.complaints.bulkDispatch, { values: { ids } })}
  />
)

function notToDispatch(complaint: ComplaintRow): string | undefined {
  const { status, job_no, dispatch_state } = complaint
  if (job_no) return dispatchWords().already()
  if (dispatch_state === 'queued' && hasCrm()) return m.complaints_office_bulk_queued()
  if (isClosed(status)) return m.complaints_office_bulk_closed()
  return lacksCentre(complaint) ? m.complaints_office_bulk_no_centre() : undefined
}

const StatusOfSelected = () => (
  <BulkVerb<ComplaintRow>
    icon={<ListChecks />}
    label={m.complaints_office_status()}
    title={m.complaints_office_bulk_status_ask}
    text={m.complaints_office_status_help()}
    verb={m.complaints_office_status_update()}
    nameOf={complaintName}
    skip={({ status }, values) => {
      if (isClosed(status)) return m.complaints_office_bulk_closed()
      return status === values['status'] ? m.complaints_office_bulk_same() : undefined
    }}
    send={(ids, values) => submit(api.complaints.bulkStatus, { values: { ...values, ids } })}
  >
    {(errorOf) => <StatusForAll errorOf={errorOf} />}
  </BulkVerb>
)

function StatusForAll({ errorOf }: { errorOf: (field: string) => string | undefined }) {
  const [status, choose] = useState('')
  return (
    <>
      <Field label={m.complaints_office_status()} error={errorOf('status')}>
        <Select name="status" value={status} onChange={({ target }) => choose(target.value)}>
          <option value="">{m.complaints_office_status_choose()}</option>
          {COMPLAINT_STATUSES.filter((stage) => stage !== 'Unassigned').map((stage) => (
            <option key={stage} value={stage}>
              {stageLabel(stage)}
            </option>
          ))}
        </Select>
      </Field>
      <StatusWords
        errorOf={errorOf}
        tools={
          status === 'Cancelled' && (
            <AnswerMenu
              field="status_description"
              label={m.answers_reasons()}
              load={() => answersForMany('cancellation')}
              note={m.answers_only_plain()}
            />
          )
        }
      />
    </>
  )
}
