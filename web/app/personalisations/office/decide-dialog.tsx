import type { Personalisation } from 'contract/personalisations/endpoints'
import { useState } from 'react'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { Facts } from '../../office/detail.tsx'
import { ReasonField, StatusChoices } from '../../office/decide-fields.tsx'
import { whole } from '../../ui/format/numbers.ts'
import type { Opening } from '../../ui/overlays/use-opening.ts'
import { PersonalisationStatus } from '../personalisation-status.tsx'

export interface DecideDialogProps extends Opening {
  personalisation: Personalisation
}

/** Approve, or reject with a reason. Mount a new instance for each opening. */
export function DecideDialog({ personalisation, ...opening }: DecideDialogProps) {
  const { id, status, text, quantity, customer_name, product_name } = personalisation
  const [choice, choose] = useState('')
  return (
    <FormDialog
      {...opening}
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
          <StatusChoices name="status" choices={CHOICES} onChoose={choose} error={errorOf('status')} />
          {choice === 'Rejected' && <ReasonField error={errorOf('reason')} />}
        </>
      )}
    </FormDialog>
  )
}

const CHOICES = [
  { value: 'Approved', title: 'Approved', text: 'The customer is told by SMS. This is final.' },
  {
    value: 'Rejected',
    title: 'Rejected',
    text: 'The customer is told why by SMS. This is final too; they can request it again.',
  },
]
