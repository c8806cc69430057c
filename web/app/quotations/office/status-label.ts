import { QUOTATION_STATUSES, type QuotationStatus } from 'contract/quotations/words'
import { m } from '#messages'

const LABEL: Record<QuotationStatus, () => string> = {
  Pending: m.quotations_office_status_pending,
  Approved: m.quotations_office_status_approved,
  Rejected: m.quotations_office_status_rejected,
}

/** The status of a request as staff read it. */
export const statusLabel = (status: QuotationStatus): string => LABEL[status]()

/** The choices of the filter, in words. */
export const STATUS_OPTIONS = QUOTATION_STATUSES.map((value) => ({ value, text: LABEL[value] }))
