import type { RegistrationDetail, RegistrationRow } from 'contract/registrations/endpoints'
import { useState, type KeyboardEvent } from 'react'
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
      title="Update Status"
      text={`${model_name}, serial number ${serial_number}, of ${owner}.`}
      verb={VERB[choice] ?? 'Update Status'}
      about={`${owner}, ${model_name}`}
    >
      {(errorOf) => (
        <>
          <input type="hidden" name="stock_id" value={id} />
          <input type="hidden" name="seen" value={status} />
          {status !== shown && (
            <Note tone="error" title={`It is ${registrationWords(status)} now`}>
              A colleague decided first. Cancel to leave it, or choose another status.
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
            <Field label="Months of warranty (optional)" help={monthsHelp(facts)} error={errorOf('warranty_months')}>
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

const registrationWords = (status: RegistrationRow['status']): string =>
  status === 'Discount' ? 'approved with discount' : status.toLowerCase()

const VERB: Record<string, string> = { Approved: 'Approve', Discount: 'Approve with discount', Rejected: 'Reject' }

function choicesOf({ status, customer, has_fault }: RegistrationRow, facts: DecideDialogProps['facts']) {
  const isApproved = status === 'Approved' || status === 'Discount'
  return [
    {
      value: 'Approved',
      title: 'Verified',
      text: isApproved
        ? 'Warranty and points stay.'
        : `${approvalText(customer, facts)}${has_fault ? ' The complaint about the reported fault is opened.' : ''}`,
    },
    {
      value: 'Discount',
      title: 'With Discount(%)',
      text: isApproved ? 'Warranty and points stay.' : 'As verified; the product was bought at a discount.',
    },
    {
      value: 'Rejected',
      title: 'Rejected',
      text: isApproved
        ? 'Warranty and points are taken back. The product may be registered again.'
        : 'No warranty and no points. The product may be registered again.',
    },
  ]
}

function approvalText({ firstname }: RegistrationRow['customer'], facts: DecideDialogProps['facts']): string {
  const begins = 'The warranty begins with the day of purchase.'
  if (!facts) return begins
  return facts.temp_reward > 0
    ? `${begins} ${firstname} is awarded ${whole(facts.temp_reward)} points.`
    : `${begins} No points belong to this product.`
}

const monthsHelp = (facts: DecideDialogProps['facts']): string =>
  facts ? `Left empty: ${facts.warranty_months} months.` : 'Left empty: as the product says.'
