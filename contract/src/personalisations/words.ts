export const PERSONALISATION_STATUSES = ['pending', 'approved', 'rejected'] as const
export type PersonalisationStatus = (typeof PERSONALISATION_STATUSES)[number]

/** Columns by which the list can be ordered, with `-` in front for descending; the default is newest first. */
export const PERSONALISATION_SORTS = ['customer', 'product', 'quantity', 'status', 'created'] as const
