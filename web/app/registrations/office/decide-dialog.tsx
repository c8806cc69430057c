import type { RegistrationDetail, RegistrationRow } from 'contract/registrations/endpoints'
import { useState, type KeyboardEvent } from 'react'
import { m } from '#messages'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { ReasonField, StatusChoices } from '../../office/decide-fields.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import type { Opening } from '../../ui/overlays/use-opening.ts'

/** The choices of the dialog. */
export type DecisionChoice = 'Approved' | 'Discount' | 'Rejected'

export interface DecideDialogProps extends Opening {
  registration: RegistrationRow
  /** points and months, as soon as they are known */
  facts: Pick<RegistrationDetail, 'temp_reward' | 'warranty_months'> | undefined
  /** made already, by a key; else the status is the choice */
  choice?: DecisionChoice | undefined
}

/** Update Status: verified, with discount, or rejected with a reason. Mount a new instance for each opening. */
export function DecideDialog({ registration, facts, choice: made, ...opening }: DecideDialogProps) {
  const { id, status, customer, model_name, serial_number } = registration
  const [choice, choose] = useState(made ?? (status === 'Pending' ? '' : status))
  const [shown] = useState(status)
  const isRejecting = choice === 'Rejected'
  const owner = `${customer.firstname} ${customer.lastname}`
  return (
    <FormDialog
      {...opening}
      title={m.registrations_office_status_update()}
      text={m.registrations_office_decide_about({ model: model_name, serial: serial_number, customer: owner })}
      verb={VERB[choice]?.() ?? m.registrations_office_status_update()}
      about={`${owner}, ${model_name}`}
    >
      {(errorOf) => (
        <>
          <input type="hidden" name="stock_id" value={id} />
          <input type="hidden" name="seen" value={status} />
          {status !== shown && (
            <Note tone="error" title={ALREADY[status]()}>
              {m.registrations_office_already_text()}
            </Note>
          )}
          <StatusChoices
            name="status"
            choices={choicesOf(registration, facts)}
            onChoose={choose}
            error={errorOf('status')}
            chosen={choice}
            focused={made === 'Rejected' ? undefined : made}
          />
          {isRejecting && (
            <ReasonField
              error={errorOf('reason')}
              defaultValue={registration.reason}
              onKeyDown={sendByKey}
              focused={made === 'Rejected'}
            />
          )}
          {!isRejecting && choice !== '' && (
            <Field label={m.registrations_office_months()} help={monthsHelp(facts)} error={errorOf('warranty_months')}>
              <TextInput name="warranty_months" inputMode="numeric" autoComplete="off" className="max-w-40" />
            </Field>
          )}
        </>
      )}
    </FormDialog>
  )
}

/** Enter alone begins a new line. */
function sendByKey({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) {
  if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit()
}

const ALREADY: Record<RegistrationRow['status'], () => string> = {
  Pending: m.registrations_office_already_pending,
  Approved: m.registrations_office_already_approved,
  Discount: m.registrations_office_already_discount,
  Rejected: m.registrations_office_already_rejected,
}

const VERB: Record<string, () => string> = {
  Approved: m.registrations_office_approve,
  Discount: m.registrations_office_approve_discount,
  Rejected: m.registrations_office_reject,
}

function choicesOf({ status, customer, has_fault }: RegistrationRow, facts: DecideDialogProps['facts']) {
  const isApproved = status === 'Approved' || status === 'Discount'
  return [
    {
      value: 'Approved',
      title: m.registrations_office_verified(),
      text: isApproved
        ? m.registrations_office_stays()
        : [approvalText(customer, facts), has_fault && m.registrations_office_complaint_opened()]
            .filter(Boolean)
            .join(' '),
    },
    {
      value: 'Discount',
      title: m.registrations_office_choice_discount(),
      text: isApproved ? m.registrations_office_stays() : m.registrations_office_discount_text(),
    },
    {
      value: 'Rejected',
      title: m.registrations_office_rejected(),
      text: isApproved ? m.registrations_office_taken_back() : m.registrations_office_not_given(),
    },
  ]
}

function approvalText({ firstname }: RegistrationRow['customer'], facts: DecideDialogProps['facts']): string {
  const begins = m.registrations_office_begins()
  if (!facts) return begins
  return facts.temp_reward > 0
    ? `${begins} ${m.registrations_office_awarded({ name: firstname, points: whole(facts.temp_reward) })}`
    : `${begins} ${m.registrations_office_no_points()}`
}

const monthsHelp = (facts: DecideDialogProps['facts']): string =>
  facts
    ? m.registrations_office_months_help({ months: whole(facts.warranty_months) })
    : m.registrations_office_months_help_unknown()
