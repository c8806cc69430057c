import type { Quotation } from 'contract/quotations'
import { useOpening } from '../ui/use-opening.ts'
import { useMay } from '../office/office-data.ts'
import { BadgeButton } from '../ui/badge-button.tsx'
import { DecideDialog } from './admin-decide-dialog.tsx'
import { QuotationStatus, quotationTone } from './quotation-status.tsx'

/** A badge that opens the decision while there is one to make; else a badge. */
export function DecideBadge({ quotation }: { quotation: Quotation }) {
  const { times, start, ...opening } = useOpening()
  const mayDecide = useMay('quotations.decide')
  const { status, customer_name, model_name } = quotation
  const isOpen = status === 'Pending' || status === 'Rejected'
  return (
    <>
      {mayDecide && isOpen ? (
        <BadgeButton
          tone={quotationTone(status)}
          action={`update status of ${model_name} for ${customer_name}`}
          onClick={start}
        >
          {status}
        </BadgeButton>
      ) : (
        <QuotationStatus status={status} />
      )}
      {times > 0 && <DecideDialog {...opening} key={times} quotation={quotation} />}
    </>
  )
}
