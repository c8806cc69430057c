export const REGISTRATION_STATUSES = ['Pending', 'Approved', 'Discount', 'Rejected'] as const
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number]

/** What became of a registration: its status, or how it ended. */
export const REGISTRATION_FATES = [...REGISTRATION_STATUSES, 'Withdrawn', 'Deleted'] as const
export type RegistrationFate = (typeof REGISTRATION_FATES)[number]
