import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { useState } from 'react'
import { m } from '#messages'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { randomUuid } from '../../../ui/browser/random-uuid.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { rupees } from '../../../ui/format/price.ts'
import type { Opening } from '../../../ui/overlays/use-opening.ts'
import { MethodSelect } from './method-select.tsx'

interface TakeDialogProps {
  complaint: ComplaintDetail
  /** still to pay */
  rest: number
  opening: Opening
}

/** Enters what a customer pays at the counter; it begins with what is still to pay. */
export function TakeDialog({ complaint: { id, model_name }, rest, opening }: TakeDialogProps) {
  const [key] = useState(randomUuid)
  return (
    <FormDialog
      {...opening}
      title={m.payments_office_take()}
      text={m.payments_office_take_text({ rest: rupees(rest) })}
      verb={m.payments_office_take()}
      about={m.complaints_office_complaint_about({ id, model: model_name })}
    >
      {(errorOf) => (
        <>
          <input type="hidden" name="intent" value="payment" />
          <input type="hidden" name="key" value={key} />
          <Field label={m.payments_office_amount()} error={errorOf('amount')}>
            <TextInput
              name="amount"
              defaultValue={String(rest)}
              inputMode="numeric"
              maxLength={14}
              autoComplete="off"
              className="tabular-nums"
            />
          </Field>
          <Field label={m.payments_office_method()} error={errorOf('method')}>
            <MethodSelect name="method" />
          </Field>
        </>
      )}
    </FormDialog>
  )
}
