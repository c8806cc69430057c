import type { Quotation } from 'contract/quotations/endpoints'
import { useState } from 'react'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { RadioCard } from '../../ui/fields/radio-card.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { askedWords, modelWords } from '../asked-words.ts'
import { offerWords } from '../offer-words.ts'

export interface DecideDialogProps {
  quotation: Quotation
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Update Status: approve or reject, with a reason if one wants. Mount a new instance for each opening. */
export function DecideDialog({ quotation, open, onOpenChange }: DecideDialogProps) {
  const { quote_id, status, customer_name, version } = quotation
  const offer = offerWords(quotation)
  const [choice, choose] = useState('')
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Update Status"
      text={`${askedWords(quotation)} for ${customer_name}. ${offer ? `Offered: ${offer}.` : 'No prices are written.'}`}
      verb={VERB[choice] ?? 'Update Status'}
      about={`${customer_name}, ${modelWords(quotation)}`}
    >
      {(errorOf) => (
        <>
          <input type="hidden" name="quote_id" value={quote_id} />
          <input type="hidden" name="seen_status" value={status} />
          <input type="hidden" name="seen_version" value={version} />
          <FieldGroup label="Status" error={errorOf('action')}>
            <div className="grid gap-2">
              <RadioCard
                name="action"
                value="approve"
                title="Approve"
                text="The customer is told by SMS. This is final, and so are the prices."
                onChange={() => choose('approve')}
              />
              {status === 'Pending' && (
                <RadioCard
                  name="action"
                  value="reject"
                  title="Reject"
                  text="The customer is told by SMS. It can still be approved later."
                  onChange={() => choose('reject')}
                />
              )}
            </div>
          </FieldGroup>
          {choice === 'reject' && (
            <Field label="Reason (optional)" help="The customer reads it." error={errorOf('reason')}>
              <Textarea name="reason" maxLength={500} rows={3} />
            </Field>
          )}
        </>
      )}
    </FormDialog>
  )
}

const VERB: Record<string, string> = { approve: 'Approve', reject: 'Reject' }
