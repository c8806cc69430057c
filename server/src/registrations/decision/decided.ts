import type { RegistrationStatus } from 'contract/registrations/words'

/** The decision that led to this status. */
export const DECIDED: Record<RegistrationStatus, string> = {
  Pending: 'put back to wait',
  Approved: 'approved',
  Discount: 'approved with discount',
  Rejected: 'rejected',
}
