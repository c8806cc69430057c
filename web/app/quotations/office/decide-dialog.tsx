import type { Quotation } from 'contract/quotations/endpoints'
import { useState } from 'react'
import { m } from '#messages'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { ReasonField, StatusChoices } from '../../office/decide-fields.tsx'
import type { Opening } from '../../ui/overlays/use-opening.ts'
import { askedWords, modelWords } from '../asked-words.ts'
import { offerWords } from '../offer-words.ts'

export interface DecideDialogProps extends Opening {
  quotation: Quotation
}

/** Update Status: approve or reject, with an optional reason. Mount a new instance for each opening. */
export function DecideDialog({ quotation, ...opening }: DecideDialogProps) {
  const { id, status, customer_name, version } = quotation
  const offer = offerWords(quotation)
  const request = { asked: askedWords(quotation), customer: customer_name }
  const [choice, choose] = useState('')
  return (
    <FormDialog
      {...opening}
      title={m.quotations_office_update_status()}
      text={
        offer ? m.quotations_office_decide_offered({ ...request, offer }) : m.quotations_office_decide_unpriced(request)
      }
      verb={VERB[choice]?.() ?? m.quotations_office_update_status()}
      about={`${customer_name}, ${modelWords(quotation)}`}
    >
      {(errorOf) => (
        <>
          <input type="hidden" name="quote_id" value={id} />
          <input type="hidden" name="seen_status" value={status} />
          <input type="hidden" name="seen_version" value={version} />
          <StatusChoices
            name="action"
            choices={status === 'Pending' ? [approval(), rejection()] : [approval()]}
            onChoose={choose}
            error={errorOf('action')}
          />
          {choice === 'reject' && (
            <ReasonField label={m.quotations_office_reason_optional()} error={errorOf('reason')} />
          )}
        </>
      )}
    </FormDialog>
  )
}

const VERB: Record<string, () => string> = { approve: m.quotations_office_approve, reject: m.quotations_office_reject }

const approval = () => ({
  value: 'approve',
  title: m.quotations_office_approve(),
  text: m.quotations_office_approve_text(),
})
const rejection = () => ({
  value: 'reject',
  title: m.quotations_office_reject(),
  text: m.quotations_office_reject_text(),
})
