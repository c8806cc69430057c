import type { Quotation } from 'contract/quotations'
import { useEffect, useId, useState } from 'react'
import { useFetcher } from 'react-router'
import { isRefusal } from '../forms/refusal.ts'
import { useOnce } from '../forms/use-once.ts'
import { useRefusal } from '../forms/use-refusal.ts'
import { Button } from '../ui/button.tsx'
import { DialogCancel } from '../ui/dialog-cancel.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FieldGroup } from '../ui/field-group.tsx'
import { Field } from '../ui/field.tsx'
import { whole } from '../ui/numbers.ts'
import { RadioCard } from '../ui/radio-card.tsx'
import { Textarea } from '../ui/textarea.tsx'
import { toast } from '../ui/toast-store.ts'
import type { decideAction } from './admin-decide.ts'

export interface DecideDialogProps {
  quotation: Quotation
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Update Status: approve or reject, with a reason if one wants. Mount it anew for each opening. */
export function DecideDialog({ quotation, open, onOpenChange }: DecideDialogProps) {
  const { Form, data, state } = useFetcher<typeof decideAction>()
  const { form, errorOf, onChange } = useRefusal(data)
  const { quote_id, status, customer_name, model_name, model_num, quantity } = quotation
  const [choice, choose] = useState('')
  const formId = useId()
  const once = useOnce(state)
  const busy = state !== 'idle'

  useEffect(() => {
    if (!data || isRefusal(data)) return
    toast.success(data.message, { text: `${customer_name}, ${model_name}` })
    onOpenChange(false)
    // Once an answer, however often the page around draws itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data])

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      busy={busy}
      title="Update Status"
      text={`${whole(quantity)} × ${model_name} (${model_num}) for ${customer_name}.`}
      actions={
        <>
          <DialogCancel disabled={busy} />
          <Button type="submit" form={formId} variant="ink" busy={busy} busyLabel="Saving…">
            {VERB[choice] ?? 'Update Status'}
          </Button>
        </>
      }
    >
      <Form
        ref={form}
        id={formId}
        method="post"
        noValidate
        onChange={onChange}
        onSubmit={(event) => once() || event.preventDefault()}
        className="grid gap-5"
      >
        <input type="hidden" name="quote_id" value={quote_id} />
        <FieldGroup label="Status" error={errorOf('action')}>
          <div className="grid gap-2">
            <RadioCard
              name="action"
              value="approve"
              title="Approve"
              text="The customer is told by SMS. This is final."
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
      </Form>
    </Dialog>
  )
}

const VERB: Record<string, string> = { approve: 'Approve', reject: 'Reject' }
