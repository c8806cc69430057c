import type { Personalisation } from 'contract/personalisations/endpoints'
import { useState } from 'react'
import { m } from '#messages'
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
      title={m.personalisations_office_update_status()}
      text={m.personalisations_office_decide_about({
        text,
        quantity: whole(quantity),
        product: product_name,
        customer: customer_name,
      })}
      verb={choice === 'Rejected' ? m.personalisations_office_reject() : m.personalisations_office_approve()}
      about={`${customer_name}, “${text}”`}
    >
      {(errorOf) => (
        <>
          <input type="hidden" name="personalization_id" value={id} />
          <Facts
            items={[
              [m.personalisations_office_item(), id],
              [m.personalisations_office_current_status(), <PersonalisationStatus key="status" status={status} />],
            ]}
          />
          <StatusChoices name="status" choices={choices()} onChoose={choose} error={errorOf('status')} />
          {choice === 'Rejected' && <ReasonField error={errorOf('reason')} />}
        </>
      )}
    </FormDialog>
  )
}

const choices = () => [
  {
    value: 'Approved',
    title: m.personalisations_office_status_approved(),
    text: m.personalisations_office_approve_text(),
  },
  {
    value: 'Rejected',
    title: m.personalisations_office_status_rejected(),
    text: m.personalisations_office_reject_text(),
  },
]
