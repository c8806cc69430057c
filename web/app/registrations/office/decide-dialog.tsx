import type { RegistrationDetail, RegistrationRow } from 'contract/registrations/endpoints'
import { isApproved, type PromiseChoice } from 'contract/registrations/words'
import { useState, type KeyboardEvent } from 'react'
import { m } from '#messages'
import { AnswerMenu } from '../../canned-answers/answer-menu.tsx'
import { answersForRegistration } from '../../canned-answers/answers-of.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { ReasonField, StatusChoices } from '../../office/decide-fields.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import type { Opening } from '../../ui/overlays/use-opening.ts'
import { PromiseChoices } from './decision/promise-choices.tsx'
import { serialWords } from '../../ui/format/purchase-words.ts'
import { ALREADY, DECISION_VERB, DECISIONS, type Decision } from './decision/decision.ts'

export interface DecideDialogProps extends Opening {
  registration: RegistrationRow
  /** points and months, as soon as they are known */
  facts: Pick<RegistrationDetail, 'on_approval' | 'on_approval_now'> | undefined
}

/** Update Status: verified, with discount, or rejected with a reason. Mount a new instance for each opening. */
export function DecideDialog({ registration, facts, ...opening }: DecideDialogProps) {
  const { id, status, customer, model_name, serial_number } = registration
  const [choice, choose] = useState<string>(status === 'Pending' ? '' : status)
  const [shown] = useState(status)
  const [terms, chooseTerms] = useState<PromiseChoice>('promised')
  const isRejecting = choice === 'Rejected'
  const isWithoutBill = choice !== '' && !isRejecting && !registration.has_bill && !isApproved(shown)
  const owner = `${customer.firstname} ${customer.lastname}`
  return (
    <FormDialog
      {...opening}
      title={m.registrations_office_status_update()}
      text={m.registrations_office_decide_about({
        model: model_name,
        serial: serialWords(serial_number),
        customer: owner,
      })}
      verb={isDecision(choice) ? DECISION_VERB[choice]() : m.registrations_office_status_update()}
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
          />
          {isWithoutBill && (
            <ReasonField
              label={m.registrations_office_approve_without()}
              help={m.registrations_office_without_help()}
              error={errorOf('reason')}
              onKeyDown={sendByKey}
            />
          )}
          {isRejecting && (
            <ReasonField
              error={errorOf('reason')}
              defaultValue={registration.reason}
              onKeyDown={sendByKey}
              tools={<AnswerMenu field="reason" label={m.answers_reasons()} load={() => answersForRegistration(id)} />}
            />
          )}
          {!isRejecting && choice !== '' && facts?.on_approval_now && (
            <PromiseChoices
              on_approval={facts.on_approval}
              now={facts.on_approval_now}
              chosen={terms}
              onChoose={chooseTerms}
            />
          )}
          {!isRejecting && choice !== '' && (
            <Field
              label={m.registrations_office_months()}
              help={monthsHelp(facts, terms)}
              error={errorOf('warranty_months')}
            >
              <TextInput name="warranty_months" inputMode="numeric" autoComplete="off" className="max-w-40" />
            </Field>
          )}
          {choice === 'Discount' && (
            <Field
              label={m.registrations_discount()}
              help={m.registrations_office_discount_help()}
              error={errorOf('discount_percent')}
            >
              <TextInput
                name="discount_percent"
                inputMode="numeric"
                autoComplete="off"
                maxLength={2}
                defaultValue={registration.discount_percent ?? ''}
                className="max-w-40"
              />
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

const isDecision = (choice: string): choice is Decision => DECISIONS.some((decision) => decision === choice)

function choicesOf({ status, customer }: RegistrationRow, facts: DecideDialogProps['facts']) {
  const hasWarranty = isApproved(status)
  return [
    {
      value: 'Approved',
      title: m.registrations_office_verified(),
      text: hasWarranty ? m.registrations_office_stays() : approvalText(customer, facts),
    },
    {
      value: 'Discount',
      title: m.registrations_office_choice_discount(),
      text: hasWarranty ? m.registrations_office_stays() : m.registrations_office_discount_text(),
    },
    {
      value: 'Rejected',
      title: m.registrations_office_rejected(),
      text: hasWarranty ? m.registrations_office_taken_back() : m.registrations_office_not_given(),
    },
  ]
}

function approvalText({ firstname }: RegistrationRow['customer'], facts: DecideDialogProps['facts']): string {
  const begins = m.registrations_office_begins()
  if (!facts) return begins
  const { points } = facts.on_approval
  return points > 0
    ? `${begins} ${m.registrations_office_awarded({ name: firstname, points: whole(points) })}`
    : `${begins} ${m.registrations_office_no_points()}`
}

function monthsHelp(facts: DecideDialogProps['facts'], terms: PromiseChoice): string {
  if (!facts) return m.registrations_office_months_help_unknown()
  const { warranty_months } = (terms === 'current' && facts.on_approval_now) || facts.on_approval
  return m.registrations_office_months_help({ months: whole(warranty_months) })
}
