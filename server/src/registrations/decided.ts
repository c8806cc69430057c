import type { RegistrationStatus } from 'contract/registrations/words'

/** What was done to a registration that has this status now. */
export const DECIDED: Record<RegistrationStatus, string> = {
  Pending: 'put back to wait',
  Approved: 'approved',
  Discount: 'approved with discount',
  Rejected: 'rejected',
}
