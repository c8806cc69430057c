import type { PaymentMethod } from 'contract/complaints/payment-words'
import { m } from '#messages'

const LABELS: Record<PaymentMethod, () => string> = {
  cash: m.payments_office_cash,
  transfer: m.payments_office_transfer,
}

/** How a customer paid, in words. */
export const methodLabel = (method: PaymentMethod): string => LABELS[method]()
