import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { LONGEST_VOID_REASON } from 'contract/complaints/payment-words'
import type { Payment, RepairAccount } from 'contract/complaints/payments'
import Ban from 'lucide-react/icons/ban'
import Banknote from 'lucide-react/icons/banknote'
import { m } from '#messages'
import { api } from '../../../api/client.ts'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useMay } from '../../../office/office-data.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Textarea } from '../../../ui/fields/textarea.tsx'
import { shortDate } from '../../../ui/format/dates.ts'
import { rupees } from '../../../ui/format/price.ts'
import { useOpening } from '../../../ui/overlays/use-opening.ts'
import { ReceiptButton } from '../../payments/receipt-button.tsx'
import { WorkPart } from '../work-part.tsx'
import { methodLabel } from '../../payments/method-words.ts'
import { TakeDialog } from './take-dialog.tsx'

interface PaymentPartProps {
  complaint: ComplaintDetail
  account: RepairAccount
}

/** What the repair cost, what was paid of it, and the receipts; nothing while it costs nothing. */
export function PaymentPart({ complaint, account }: PaymentPartProps) {
  const { start, opened } = useOpening()
  const mayWrite = useMay('complaints.write')
  const { due, received, rest, payments } = account
  if (due === 0 && payments.length === 0) return null
  return (
    <WorkPart
      title={m.payments_office_part()}
      items={[
        [m.payments_office_due(), rupees(due)],
        [m.payments_office_received(), rupees(received)],
        [m.payments_office_rest(), rupees(rest)],
      ]}
      actions={
        mayWrite &&
        rest > 0 && (
          <Button variant="line" size="sm" onClick={start}>
            <Banknote />
            {m.payments_office_take()}
          </Button>
        )
      }
    >
      {payments.length > 0 && (
        <ul className="mt-2.5 grid gap-2.5">
          {payments.map((payment) => (
            <PaymentLine key={payment.id} complaint={complaint} payment={payment} mayVoid={mayWrite} />
          ))}
        </ul>
      )}
      {opened((opening) => (
        <TakeDialog complaint={complaint} rest={rest} opening={opening} />
      ))}
    </WorkPart>
  )
}

interface PaymentLineProps {
  complaint: ComplaintDetail
  payment: Payment
  mayVoid: boolean
}

function PaymentLine({ complaint: { id, model_name }, payment, mayVoid }: PaymentLineProps) {
  const { start, opened } = useOpening()
  const { number, amount, method, at, received_by_name, voided_at, void_reason } = payment
  return (
    <li className="text-xs tabular-nums">
      <span className="flex flex-wrap items-center gap-x-2">
        <b className={voided_at ? 'font-medium text-ink-3 line-through' : 'font-medium'}>{rupees(amount)}</b>
        {[methodLabel(method), shortDate(at), received_by_name].filter(Boolean).join(', ')}
        {voided_at && <Badge tone="grey">{m.payments_office_is_void()}</Badge>}
      </span>
      {void_reason && <span className="block text-ink-2">“{void_reason}”</span>}
      <span className="mt-1 flex items-center gap-1">
        <ReceiptButton
          number={number}
          call={(options) => api.payments.pdf({ params: { id, payment_id: payment.id } }, options)}
        />
        {mayVoid && !voided_at && (
          <IconButton label={m.payments_office_void_of({ number })} onClick={start}>
            <Ban />
          </IconButton>
        )}
      </span>
      {opened((opening) => (
        <FormDialog
          {...opening}
          title={m.payments_office_void_title({ number })}
          text={m.payments_office_void_text({ amount: rupees(amount) })}
          verb={m.payments_office_void()}
          about={m.complaints_office_complaint_about({ id, model: model_name })}
        >
          {(errorOf) => (
            <>
              <input type="hidden" name="intent" value="void-payment" />
              <input type="hidden" name="payment_id" value={payment.id} />
              <Field label={m.payments_office_reason()} error={errorOf('reason')}>
                <Textarea name="reason" rows={2} maxLength={LONGEST_VOID_REASON} />
              </Field>
            </>
          )}
        </FormDialog>
      ))}
    </li>
  )
}
