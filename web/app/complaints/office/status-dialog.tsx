import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { isClosed } from 'contract/complaints/words'
import { useState } from 'react'
import { m } from '#messages'
import { AnswerMenu } from '../../canned-answers/answer-menu.tsx'
import { answersForComplaint } from '../../canned-answers/answers-of.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useMay } from '../../office/office-data.ts'
import { BadgeButton } from '../../ui/data/badge-button.tsx'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import { SerialToComplete } from './serial-to-complete.tsx'
import { StageBadge } from './stage-badge.tsx'
import { stageLabel } from './stage-label.ts'
import { StatusChoice, StatusWords, type StatusChoiceProps } from './status-choice.tsx'
import { useUndoStatus } from './use-undo-status.ts'
import { complaintLook, stageForStaff } from '../complaint-status.tsx'

/** The stage of a complaint; while it can change, a press opens the choice of another. */
export function StatusBadge({ complaint }: { complaint: ComplaintDetail }) {
  const { start, opened } = useOpening()
  const mayWrite = useMay('complaints.write')
  const { id, model_name } = complaint
  const status = stageForStaff(complaint)
  const about = m.complaints_office_complaint_about({ id, model: model_name })
  const sayWithUndo = useUndoStatus()
  if (!mayWrite || isClosed(complaint.status)) return <StageBadge status={status} />
  return (
    <>
      <BadgeButton {...complaintLook(status)} action={m.complaints_office_status_update_name({ id })} onClick={start}>
        {stageLabel(status)}
      </BadgeButton>
      {opened((opening) => (
        <FormDialog
          {...opening}
          title={m.complaints_office_status_update()}
          text={m.complaints_office_status_is({ id, model: model_name, status: stageLabel(status) })}
          verb={m.complaints_office_status_update()}
          about={about}
          onSaved={(saved) => sayWithUndo(saved, { id, about })}
        >
          {(errorOf) => (
            <>
              <input type="hidden" name="intent" value="status" />
              <ChosenStatus complaint={complaint} errorOf={errorOf} />
            </>
          )}
        </FormDialog>
      ))}
    </>
  )
}

/** Another stage, and what the customer reads about it. */
function ChosenStatus({ complaint, errorOf }: Pick<StatusChoiceProps, 'complaint' | 'errorOf'>) {
  const [status, choose] = useState('')
  return (
    <>
      <StatusChoice complaint={complaint} errorOf={errorOf} unchosen onChoose={choose} />
      <WordsForStatus
        id={complaint.id}
        status={status}
        isSerialUnknown={complaint.serial_number === ''}
        errorOf={errorOf}
      />
    </>
  )
}

/** The note to the customer about a stage; a cancellation can use a canned reason, a completion may need the serial number. */
export const WordsForStatus = ({
  id,
  status,
  isSerialUnknown = false,
  errorOf,
}: Pick<StatusChoiceProps, 'errorOf'> & { id: number; status: string; isSerialUnknown?: boolean }) => (
  <>
    {status === 'Completed' && <SerialToComplete isUnknown={isSerialUnknown} errorOf={errorOf} />}
    <StatusWords
      errorOf={errorOf}
      tools={
        status === 'Cancelled' && (
          <AnswerMenu
            field="status_description"
            label={m.answers_reasons()}
            load={() => answersForComplaint(id, 'cancellation')}
          />
        )
      }
    />
  </>
)
