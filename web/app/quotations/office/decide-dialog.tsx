import type { Quotation } from 'contract/quotations/endpoints'
import { useState } from 'react'
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
  const [choice, choose] = useState('')
  return (
    <FormDialog
      {...opening}
      title="Update Status"
      text={`${askedWords(quotation)} for ${customer_name}. ${offer ? `Offered: ${offer}.` : 'No prices are written.'}`}
      verb={VERB[choice] ?? 'Update Status'}
      about={`${customer_name}, ${modelWords(quotation)}`}
    >
      {(errorOf) => (
        <>
          <input type="hidden" name="quote_id" value={id} />
          <input type="hidden" name="seen_status" value={status} />
          <input type="hidden" name="seen_version" value={version} />
          <StatusChoices
            name="action"
            choices={status === 'Pending' ? [APPROVE, REJECT] : [APPROVE]}
            onChoose={choose}
            error={errorOf('action')}
          />
          {choice === 'reject' && <ReasonField label="Reason (optional)" error={errorOf('reason')} />}
        </>
      )}
    </FormDialog>
  )
}

const VERB: Record<string, string> = { approve: 'Approve', reject: 'Reject' }

const APPROVE = {
  value: 'approve',
  title: 'Approve',
  text: 'The customer is told by SMS. This is final, and so are the prices.',
}
const REJECT = {
  value: 'reject',
  title: 'Reject',
  text: 'The customer is told by SMS. It can still be approved later.',
}
