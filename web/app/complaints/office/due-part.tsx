import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { usePress } from '../../forms/use-press.ts'
import { isClosed, PRIORITIES } from 'contract/complaints/words'
import Flag from 'lucide-react/icons/flag'
import Hourglass from 'lucide-react/icons/hourglass'
import Play from 'lucide-react/icons/play'
import { type ReactNode } from 'react'
import { m } from '#messages'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useMay } from '../../office/office-data.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { dateTime } from '../../ui/format/dates.ts'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import { priorityLabel } from '../priority-label.ts'
import { WorkPart } from './work-part.tsx'

/** By when a complaint is answered and repaired, why its clock stands, and its priority. */
export function DuePart({ complaint }: { complaint: ComplaintDetail }) {
  const changing = useOpening()
  const { press, busy } = usePress()
  const mayWrite = useMay('complaints.write')
  const { waiting_by, priority } = complaint
  const isWaiting = waiting_by !== ''
  return (
    <WorkPart
      title={m.complaints_office_due_times()}
      items={[
        [m.complaints_office_first_answer(), answerOf(complaint)],
        [m.complaints_office_repair(), repairOf(complaint)],
        [m.complaints_office_priority(), priorityLabel(priority)],
      ]}
      actions={
        mayWrite &&
        !isClosed(complaint.status) && (
          <>
            <Button variant="line" size="sm" onClick={changing.start}>
              <Flag />
              {m.complaints_office_priority_change()}
            </Button>
            <Button
              variant="line"
              size="sm"
              busy={busy}
              onClick={() => press({ intent: 'waiting', waiting: String(!isWaiting) })}
            >
              {isWaiting ? <Play /> : <Hourglass />}
              {isWaiting ? m.complaints_office_resume() : m.complaints_office_wait()}
            </Button>
          </>
        )
      }
    >
      <PauseNote complaint={complaint} />
      {changing.opened((opening) => (
        <PriorityDialog complaint={complaint} opening={opening} />
      ))}
    </WorkPart>
  )
}

function answerOf({ answered_at, first_due_at, status }: ComplaintDetail): ReactNode {
  if (answered_at) {
    const when = dateTime(answered_at)
    return first_due_at && answered_at > first_due_at
      ? m.complaints_office_answered_late({ when })
      : m.complaints_office_answered({ when })
  }
  return isClosed(status) ? m.complaints_office_not_answered() : dueWords(first_due_at)
}

function repairOf({ due_at, job_closing_date, status }: ComplaintDetail): ReactNode {
  if (!isClosed(status)) return dueWords(due_at)
  if (!job_closing_date) return m.complaints_office_closed_now()
  const when = dateTime(job_closing_date)
  return due_at && job_closing_date > due_at
    ? m.complaints_office_ended_late({ when })
    : m.complaints_office_ended({ when })
}

/** Until when, or since when it is late; without a time the clock stands. */
function dueWords(due: string): ReactNode {
  if (!due) return m.complaints_office_clock_stands()
  const when = dateTime(due)
  return Date.parse(due) < Date.now() ? (
    <b className="font-medium text-red">{m.complaints_office_late_since({ when })}</b>
  ) : (
    m.complaints_office_due_by({ when })
  )
}

const PauseNote = ({ complaint: { paused, paused_since, waiting_by } }: { complaint: ComplaintDetail }) => (
  <p className="mt-1.5 text-2xs text-ink-2 empty:hidden">
    {paused === 'parts' && m.complaints_office_paused_parts_since({ when: dateTime(paused_since) })}
    {paused === 'customer' &&
      m.complaints_office_paused_customer_since({ when: dateTime(paused_since), name: waiting_by })}
  </p>
)

interface PriorityDialogProps {
  complaint: ComplaintDetail
  opening: { open: boolean; onOpenChange: (open: boolean) => void }
}

const PriorityDialog = ({ complaint: { id, model_name, priority }, opening }: PriorityDialogProps) => {
  const about = m.complaints_office_complaint_about({ id, model: model_name })
  return (
    <FormDialog
      {...opening}
      title={m.complaints_office_priority_change()}
      text={m.complaints_office_priority_text({ about })}
      verb={m.complaints_office_priority_change()}
      about={about}
    >
      {(errorOf) => (
        <>
          <input type="hidden" name="intent" value="priority" />
          <input type="hidden" name="seen_priority" value={priority} />
          <Field label={m.complaints_office_priority()} error={errorOf('priority')}>
            <PrioritySelect defaultValue={priority} />
          </Field>
        </>
      )}
    </FormDialog>
  )
}

/** One of the priorities, the most urgent first. */
export const PrioritySelect = ({ defaultValue }: { defaultValue: string }) => (
  <Select name="priority" defaultValue={defaultValue}>
    {PRIORITIES.toReversed().map((each) => (
      <option key={each} value={each}>
        {priorityLabel(each)}
      </option>
    ))}
  </Select>
)
