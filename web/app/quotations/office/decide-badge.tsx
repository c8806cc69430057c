import type { Quotation } from 'contract/quotations/endpoints'
import { m } from '#messages'
import { DecideBadge } from '../../office/decide-badge.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { quotationTone } from '../quotation-status.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { statusLabel } from './status-label.ts'

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
    action={m.quotations_office_status_update_name({ model: quotation.model_name, customer: quotation.customer_name })}
    tone={quotationTone(quotation.status)}
    onPress={(open) => {
      if (!isUnsaved) return open()
      toast.warning(m.quotations_office_save_first(), { text: m.quotations_office_save_first_text() })
    }}
    renderDialog={(opening) => <DecideDialog {...opening} quotation={quotation} />}
  >
    {statusLabel(quotation.status)}
  </DecideBadge>
)
