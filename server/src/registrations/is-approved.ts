import type { RegistrationStatus } from 'contract/registrations/words'

/** Whether it has warranty and points. */
export const isApproved = (status: RegistrationStatus): boolean => status === 'Approved' || status === 'Discount'
