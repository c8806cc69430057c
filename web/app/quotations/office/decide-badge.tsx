import type { Quotation } from 'contract/quotations/endpoints'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import { useMay } from '../../office/office-data.ts'
import { BadgeButton } from '../../ui/buttons/badge-button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { QuotationStatus, quotationTone } from '../quotation-status.tsx'

export interface DecideBadgeProps {
  quotation: Quotation
  /** prices are typed and not saved: first they are saved or discarded */
  isUnsaved?: boolean
}

/** A badge that opens the decision while there is one to make; else a badge. */
export function DecideBadge({ quotation, isUnsaved = false }: DecideBadgeProps) {
  const { times, start, ...opening } = useOpening()
  const mayDecide = useMay('quotations.decide')
  const { status, customer_name, model_name } = quotation
  const isOpen = status === 'Pending' || status === 'Rejected'
  const press = () => {
    if (!isUnsaved) return start()
    toast.warning('Save the prices first', { text: 'What you typed would not be part of the decision.' })
  }
  return (
    <>
      {mayDecide && isOpen ? (
        <BadgeButton
          tone={quotationTone(status)}
          action={`update status of ${model_name} for ${customer_name}`}
          onClick={press}
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
