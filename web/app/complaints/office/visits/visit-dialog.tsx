import type { AssignmentChoices } from 'contract/complaints/assignments'
import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { VISIT_WINDOWS } from 'contract/complaints/visit-windows'
import { useState } from 'react'
import { m } from '#messages'
import { FormDialog, type FormDialogProps } from '../../../forms/form-dialog.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { yearsAhead } from '../../../ui/fields/years-ahead.ts'
import { whole } from '../../../ui/format/numbers.ts'
import type { Opening } from '../../../ui/overlays/use-opening.ts'
import { EngineerSelect } from '../assignment/engineer-select.tsx'
import { windowWords } from '../../window-words.ts'
import { useChoices, type Choosing } from '../assignment/use-choices.ts'

/** The fields of a complaint the dialog shows and changes. */
type Visited = Pick<
  ComplaintDetail,
  | 'id'
  | 'model_name'
  | 'customer_name'
  | 'engineer_id'
  | 'technician'
  | 'technician_contact'
  | 'visit_date'
  | 'visit_window'
>

export interface VisitDialogProps extends Pick<FormDialogProps, 'action' | 'onSaved'> {
  complaint: Visited
  opening: Opening
}

/** Plans or changes a visit: the engineer, the day, the hours. */
export function VisitDialog({ complaint, opening, ...form }: VisitDialogProps) {
  const { id, model_name, customer_name, visit_date } = complaint
  const [typed, setTyped] = useState<string>()
  const choosing = useChoices(id, typed ?? visit_date)
  return (
    <FormDialog
      {...opening}
      {...form}
      disabled={!choosing.choices && !choosing.failure}
      title={visit_date ? m.complaints_office_visit_change_title() : m.complaints_office_visit_plan()}
      text={m.complaints_office_visit_told({ customer: customer_name })}
      verb={m.complaints_office_visit_save()}
      about={m.complaints_office_complaint_about({ id, model: model_name })}
    >
      {(errorOf) => (
        <VisitFields complaint={complaint} errorOf={errorOf} choosing={choosing} typed={typed} onDay={setTyped} />
      )}
    </FormDialog>
  )
}

interface VisitFieldsProps {
  complaint: Visited
  errorOf: (field: string) => string | undefined
  /** the day as it stands in the field, once it was changed */
  typed: string | undefined
  onDay: (day: string) => void
}

function VisitFields({ choosing: { choices, failure }, ...rest }: VisitFieldsProps & { choosing: Choosing }) {
  if (!choices && !failure) return <Skeleton pale className="h-66 animate-late" />
  return (
    <>
      <input type="hidden" name="intent" value="visit" />
      <SeenVisit complaint={rest.complaint} />
      {failure && <Note tone="error">{failure}</Note>}
      <VisitChoice {...rest} choices={choices} />
    </>
  )
}

interface VisitChoiceProps extends VisitFieldsProps {
  choices: AssignmentChoices | undefined
}

/** Without a visit the form begins with the proposed one. */
function VisitChoice({ complaint, errorOf, choices, typed, onDay }: VisitChoiceProps) {
  const [proposed] = useState(complaint.visit_date ? null : choices?.proposed)
  const [day] = useState(proposed ? choices!.day : complaint.visit_date)
  const [engineer, setEngineer] = useState(
    String((complaint.technician === '' ? proposed?.engineer_id : undefined) ?? complaint.engineer_id ?? ''),
  )
  const [window, setWindow] = useState<string>(proposed?.window ?? complaint.visit_window)
  const chosen = choices?.engineers.find(({ id }) => String(id) === engineer)
  // Ignores the previous day's counts until those of the new day have loaded.
  const load = chosen && choices?.day === (typed ?? day) ? (chosen.windows[window] ?? 0) : undefined
  const isTyped = complaint.engineer_id === null && complaint.technician !== ''
  const isUnserved = choices !== undefined && !choices.centres.some(({ serves }) => serves)
  const keepsTyped = isTyped && engineer === ''
  return (
    <>
      {keepsTyped && (
        <>
          <input type="hidden" name="technician" value={complaint.technician} />
          <input type="hidden" name="technician_contact" value={complaint.technician_contact} />
        </>
      )}
      {load !== undefined && <input type="hidden" name="seen_load" value={load} />}
      <DateField
        label={m.complaints_office_visit_date()}
        name="visit_date"
        defaultValue={day}
        error={errorOf('visit_date')}
        doubt={yearsAhead}
        onText={onDay}
      />
      <Field
        label={m.complaints_office_window()}
        help={
          chosen &&
          load !== undefined &&
          m.complaints_office_load({ name: chosen.name, count: load, shown: whole(load) })
        }
        error={errorOf('visit_window')}
      >
        <Select name="visit_window" value={window} onChange={({ target }) => setWindow(target.value)}>
          <option value="">{m.complaints_office_any_time()}</option>
          {VISIT_WINDOWS.map((hours) => (
            <option key={hours} value={hours}>
              {windowWords(hours)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={m.complaints_office_engineer()}
        help={chosen?.centre_name ?? (isUnserved && m.complaints_office_nobody_near())}
        error={errorOf('engineer_id') ?? errorOf('technician')}
      >
        <EngineerSelect
          engineers={choices?.engineers ?? []}
          value={engineer}
          onChange={setEngineer}
          nobody={isTyped ? m.complaints_office_typed({ name: complaint.technician }) : m.complaints_office_nobody()}
          name={keepsTyped ? undefined : 'engineer_id'}
        />
      </Field>
    </>
  )
}

/** The visit the form was based on. */
const SeenVisit = ({ complaint }: { complaint: Visited }) => (
  <>
    <input type="hidden" name="seen_technician" value={complaint.technician} />
    <input type="hidden" name="seen_technician_contact" value={complaint.technician_contact} />
    <input type="hidden" name="seen_visit_date" value={complaint.visit_date} />
    <input type="hidden" name="seen_visit_window" value={complaint.visit_window} />
  </>
)
