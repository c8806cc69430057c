import { customerPath, editComplaintPath } from 'contract/core/office-paths'
import Pencil from 'lucide-react/icons/pencil'
import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { m } from '#messages'
import { DetailHead } from '../../office/detail.tsx'
import { KeysHelp } from '../../office/keys-help.tsx'
import { useMay } from '../../office/office-data.ts'
import type { KeyMeaning } from '../../office/office-keys.ts'
import { Phone } from '../../office/phone.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { longDate } from '../../ui/format/dates.ts'
import { PlaceText } from '../place-text.tsx'
import { RichText } from '../../ui/data/rich-text.tsx'
import { faultLabel } from '../fault-choices.ts'
import { DispatchButton } from './dispatch/dispatch-button.tsx'
import { MergeButton } from './merging/merge-button.tsx'
import { PrintSheetButton } from './job-sheets/print-sheet-button.tsx'
import { PriorityBadge } from './priority-badge.tsx'
import { ReopenButton } from './reopen-button.tsx'
import { SeparateButton } from './merging/separate-button.tsx'
import { TagLine } from './tag-line.tsx'
import { StatusBadge } from './status-dialog.tsx'
import { VerdictBadge } from './verdict-badge.tsx'

/** What it is about, who is called and what is wrong: the first things a colleague looks for. */
export function ComplaintHead({ complaint, isRepeat }: { complaint: ComplaintDetail; isRepeat: boolean }) {
  const { id, model_name, job_no, date_joined, source, wished_day } = complaint
  return (
    <DetailHead
      title={model_name}
      state={
        <>
          <StatusBadge complaint={complaint} />
          <PriorityBadge priority={complaint.priority} />
          {complaint.warranty && <VerdictBadge warranty={complaint.warranty} />}
          {complaint.is_paid_repair && <Badge tone="grey">{m.complaints_office_paid_repair_badge()}</Badge>}
          {isRepeat && <Badge tone="amber">{m.complaints_office_repeat()}</Badge>}
        </>
      }
      facts={
        <>
          <span>{m.complaints_office_crumb({ id })}</span>
          <span>{longDate(date_joined)}</span>
          {source === 'phone' && <span>{m.callers_by_phone()}</span>}
          {wished_day && <span>{m.callers_wishes({ when: longDate(wished_day) })}</span>}
          <span className={job_no ? 'font-medium text-ink' : undefined}>
            {job_no ? m.complaints_office_job_no({ number: job_no }) : m.complaints_office_no_job_no()}
          </span>
        </>
      }
      actions={<Actions complaint={complaint} />}
    >
      <CallerLine complaint={complaint} />
      <Problem complaint={complaint} />
      <TagLine complaint={complaint} />
    </DetailHead>
  )
}

const CallerLine = ({ complaint }: { complaint: ComplaintDetail }) => {
  const { customer_id, customer_name, customerContact, customerAddress } = complaint
  const mayOpen = useMay('customers.read')
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm tabular-nums">
      {mayOpen ? (
        <TextLink to={customerPath(customer_id)} className="font-semibold break-words">
          {customer_name}
        </TextLink>
      ) : (
        <b className="font-semibold break-words">{customer_name}</b>
      )}
      <Phone number={customerContact} />
      <span className="text-xs text-ink-2">
        <PlaceText place={complaint} address={customerAddress} />
        {complaint.district === '' && ` (${m.complaints_office_district()}: ${m.complaints_office_district_unknown()})`}
      </span>
    </p>
  )
}

/** The fault, and how the customer put it; what is long scrolls in its place. */
const Problem = ({ complaint: { problem_type, problem_description } }: { complaint: ComplaintDetail }) => (
  <section
    aria-label={m.complaints_office_problem()}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
    tabIndex={problem_description.length > LONG_WORDS ? 0 : undefined}
    className="mt-3 max-h-40 max-w-[68ch] overflow-y-auto"
  >
    {problem_type && <p className="text-sm font-semibold">{faultLabel(problem_type)}</p>}
    <RichText html={problem_description} />
  </section>
)

/** From here on the words may not fit in. */
const LONG_WORDS = 300

const complaintKeys = (mayWrite: boolean): KeyMeaning[] => [
  ...(mayWrite
    ? ([
        ['m', m.complaints_office_assign_me()],
        ['i', m.complaints_office_assign_choose()],
      ] as const)
    : []),
  ['j k', m.lists_steps_keys()],
]

const Actions = ({ complaint }: { complaint: ComplaintDetail }) => {
  const mayWrite = useMay('complaints.write')
  return (
    <>
      {mayWrite && (
        <ButtonLink to={editComplaintPath(complaint.id)} variant="line" size="sm">
          <Pencil />
          {m.complaints_office_edit()}
        </ButtonLink>
      )}
      <MergeButton complaint={complaint} />
      <SeparateButton complaint={complaint} />
      <PrintSheetButton id={complaint.id} />
      <KeysHelp keys={complaintKeys(mayWrite)} />
      <ReopenButton complaint={complaint} />
      {complaint.merged_into === null && <DispatchButton complaint={complaint} />}
    </>
  )
}
