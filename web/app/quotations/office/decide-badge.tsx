import type { Quotation } from 'contract/quotations/endpoints'
import { DecideBadge } from '../../office/decide-badge.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { quotationTone } from '../quotation-status.tsx'
import { DecideDialog } from './decide-dialog.tsx'

export interface QuotationBadgeProps {
  quotation: Quotation
  /** prices are typed and not saved: first they are saved or discarded */
  isUnsaved?: boolean
}

/** The status of a request for prices, and the way to decide it. */
export const QuotationBadge = ({ quotation, isUnsaved = false }: QuotationBadgeProps) => (
  <DecideBadge
    access="quotations.decide"
    isOpen={quotation.status === 'Pending' || quotation.status === 'Rejected'}
    action={`update status of ${quotation.model_name} for ${quotation.customer_name}`}
    tone={quotationTone(quotation.status)}
    onPress={(open) => {
      if (!isUnsaved) return open()
      toast.warning('Save the prices first', { text: 'What you typed would not be part of the decision.' })
    }}
    renderDialog={(opening) => <DecideDialog {...opening} quotation={quotation} />}
  >
    {quotation.status}
  </DecideBadge>
)
