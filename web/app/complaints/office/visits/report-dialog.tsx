import type { ComplaintDetail } from 'contract/complaints/endpoints'
import type { RepairAccount } from 'contract/complaints/payments'
import { LONGEST_VISIT_NOTE, VISIT_OUTCOMES, type VisitOutcome } from 'contract/complaints/visit-outcomes'
import { NOBODY } from 'contract/core/nobody'
import { useState } from 'react'
import { m } from '#messages'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { NeededPartsField } from '../../../parts/needed-parts-field.tsx'
import { useMay } from '../../../office/office-data.ts'
import { randomUuid } from '../../../ui/browser/random-uuid.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { Textarea } from '../../../ui/fields/textarea.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { isoToday } from '../../../ui/format/dates.ts'
import type { Opening } from '../../../ui/overlays/use-opening.ts'
import { EngineerSelect } from '../assignment/engineer-select.tsx'
import { useChoices } from '../assignment/use-choices.ts'
import { SerialToComplete } from '../serial-to-complete.tsx'
import { AmountFields } from './amount-fields.tsx'
import { ConfirmFields } from './confirm-fields.tsx'
import { outcomeWords } from './outcome-words.ts'
import { UsedParts } from './used-parts.tsx'
import { chargeOf, type UsedLine } from './used-lines.ts'

/** A replacement needs the new appliance's number: it has a dialog of its own. */
const OUTCOMES = VISIT_OUTCOMES.filter((outcome) => outcome !== 'replaced')

export interface ReportDialogProps {
  complaint: ComplaintDetail
  /** what the customer accepted to pay, which a repair costs unless something else is entered, and what is left to pay */
  account: RepairAccount
  opening: Opening
}

/** What came of a visit: what was found and done, which parts went in, what is due. */
export function ReportDialog({ complaint, account, opening }: ReportDialogProps) {
  const { id, model_name, customer_name } = complaint
  return (
    <FormDialog
      {...opening}
      title={m.visits_report_title()}
      text={m.visits_report_text({ customer: customer_name })}
      verb={m.visits_report_save()}
      about={m.complaints_office_complaint_about({ id, model: model_name })}
      encType="multipart/form-data"
    >
      {(errorOf) => <ReportFields complaint={complaint} account={account} errorOf={errorOf} />}
    </FormDialog>
  )
}

interface ReportFieldsProps {
  complaint: ComplaintDetail
  account: RepairAccount
  errorOf: (field: string) => string | undefined
}

function ReportFields({ complaint, account: { agreed, rest }, errorOf }: ReportFieldsProps) {
  const [key] = useState(randomUuid)
  const [outcome, setOutcome] = useState<VisitOutcome | ''>('')
  const [lines, setLines] = useState<readonly UsedLine[]>([])
  const mayReadParts = useMay('parts.read')
  const { planned, engineer, setEngineer, choices, setDay } = useWhoCame(complaint)
  const isTyped = complaint.engineer_id === null && complaint.technician !== ''
  const isListed = choices?.engineers.some(({ id }) => String(id) === engineer) ?? false
  // Left out, it is who the complaint has: a typed name, or somebody who is not in the list, or not yet.
  const isLeftOut = engineer === '' ? isTyped : !isListed
  const isFixed = outcome === 'done' || outcome === 'no_fault'
  return (
    <>
      <input type="hidden" name="intent" value="visit-report" />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="seen_status" value={complaint.status} />
      <Field label={m.visits_outcome()} error={errorOf('outcome') ?? errorOf('status')}>
        <Select name="outcome" value={outcome} onChange={({ target }) => setOutcome(target.value as VisitOutcome | '')}>
          <option value="">{m.visits_outcome_choose()}</option>
          {OUTCOMES.map((one) => (
            <option key={one} value={one}>
              {outcomeWords(one)}
            </option>
          ))}
        </Select>
      </Field>
      <DateField
        label={m.visits_visited_on()}
        name="visited_on"
        defaultValue={planned}
        error={errorOf('visited_on')}
        onText={setDay}
      />
      <Field label={m.complaints_office_engineer()} error={errorOf('engineer_id')}>
        <EngineerSelect
          engineers={choices?.engineers ?? []}
          value={engineer}
          onChange={setEngineer}
          nobody={isLeftOut ? complaint.technician : m.complaints_office_nobody()}
          name={isLeftOut || engineer === '' ? undefined : 'engineer_id'}
        />
      </Field>
      {!isLeftOut && engineer === '' && <input type="hidden" name="engineer_id" value={NOBODY} />}
      {outcome !== 'customer_absent' && (
        <Field label={m.visits_finding()} help={m.visits_finding_help()} error={errorOf('finding')}>
          <TextInput name="finding" maxLength={100} autoComplete="off" />
        </Field>
      )}
      <Field label={m.visits_note()} help={m.visits_note_help()} error={errorOf('note')}>
        <Textarea name="note" maxLength={LONGEST_VISIT_NOTE} rows={2} />
      </Field>
      {outcome === 'part_needed' && mayReadParts && <NeededPartsField name="needed" errorOf={errorOf} />}
      {isFixed && <SerialToComplete isUnknown={complaint.serial_number === ''} errorOf={errorOf} />}
      {outcome !== 'customer_absent' && (
        <>
          {mayReadParts && (
            <UsedParts
              complaint={complaint}
              agreed={agreed}
              engineer={engineer}
              lines={lines}
              onLines={setLines}
              errorOf={errorOf}
            />
          )}
          <AmountFields
            partsCharge={chargeOf(lines)}
            agreed={outcome === 'done' ? agreed : null}
            rest={rest}
            errorOf={errorOf}
          />
        </>
      )}
      {isFixed && <ConfirmFields complaint={complaint} errorOf={errorOf} />}
    </>
  )
}

/** The day and the engineer: as planned, while the day has come. */
function useWhoCame({ id, visit_date, engineer_id }: ComplaintDetail) {
  const today = isoToday()
  const [planned] = useState(visit_date !== '' && visit_date <= today ? visit_date : today)
  const [day, setDay] = useState(planned)
  const [engineer, setEngineer] = useState(String(engineer_id ?? ''))
  const { choices } = useChoices(id, day)
  return { planned, engineer, setEngineer, choices, setDay }
}
