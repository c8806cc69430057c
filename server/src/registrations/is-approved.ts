import type { RegistrationStatus } from 'contract/registrations/words'

/** Whether warranty and points rest on it. */
export const isApproved = (status: RegistrationStatus): boolean => status === 'Approved' || status === 'Discount'
