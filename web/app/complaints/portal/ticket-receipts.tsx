import type { OwnPayment } from 'contract/complaints/payments'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { longDate } from '../../ui/format/dates.ts'
import { rupees } from '../../ui/format/price.ts'
import { ReceiptButton } from '../payments/receipt-button.tsx'

/** What was paid for the repair, each with its receipt; nothing where nothing was. */
export function TicketReceipts({ id, payments }: { id: number; payments: readonly OwnPayment[] }) {
  if (payments.length === 0) return null
  return (
    <section aria-labelledby="receipts">
      <h2 id="receipts" className="mb-3 text-heading">
        {m.payments_title()}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line px-5">
        {payments.map((payment) => (
          <li key={payment.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <span className="text-sm tabular-nums">
              <b className="font-semibold">{rupees(payment.amount)}</b>
              <span className="block text-xs text-ink-2">{longDate(payment.at)}</span>
            </span>
            <ReceiptButton
              number={payment.number}
              call={(options) => api.payments.myPdf({ params: { id, payment_id: payment.id } }, options)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
