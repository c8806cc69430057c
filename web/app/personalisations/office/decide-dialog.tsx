import type { Personalisation } from 'contract/personalisations/endpoints'
import { useState } from 'react'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { Facts } from '../../office/detail.tsx'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { RadioCard } from '../../ui/fields/radio-card.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { PersonalisationStatus } from '../personalisation-status.tsx'

export interface DecideDialogProps {
  personalisation: Personalisation
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Approve, or reject with a reason. Mount a new instance for each opening. */
export function DecideDialog({ personalisation, open, onOpenChange }: DecideDialogProps) {
  const { id, status, text, quantity, customer_name, product_name } = personalisation
  const [choice, choose] = useState('')
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Update Status"
      text={`“${text}” on ${whole(quantity)} × ${product_name} for ${customer_name}.`}
      verb={choice === 'Rejected' ? 'Reject' : 'Approve & update'}
      about={`${customer_name}, “${text}”`}
    >
      {(errorOf) => (
        <>
          <input type="hidden" name="personalization_id" value={id} />
          <Facts
            items={[
              ['Item ID', id],
              ['Current status', <PersonalisationStatus key="status" status={status} />],
            ]}
          />
          <FieldGroup label="Status" error={errorOf('status')}>
            <div className="grid gap-2">
              <RadioCard
                name="status"
                value="Approved"
                title="Approved"
                text="The customer is told by SMS. This is final."
                onChange={() => choose('Approved')}
              />
              <RadioCard
                name="status"
                value="Rejected"
                title="Rejected"
                text="The customer is told why by SMS. This is final too; they can ask anew."
                onChange={() => choose('Rejected')}
              />
            </div>
          </FieldGroup>
          {choice === 'Rejected' && (
            <Field label="Reason" help="The customer reads it." error={errorOf('reason')}>
              <Textarea name="reason" maxLength={500} rows={3} />
            </Field>
          )}
        </>
      )}
    </FormDialog>
  )
}
