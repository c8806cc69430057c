export const PERSONALISATION_STATUSES = ['pending', 'approved', 'rejected'] as const
export type PersonalisationStatus = (typeof PERSONALISATION_STATUSES)[number]
