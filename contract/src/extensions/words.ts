export const EXTENSION_STATES = ['awaiting_payment', 'active', 'cancelled'] as const
export type ExtensionState = (typeof EXTENSION_STATES)[number]

export const PAID_WITH = ['points', 'money'] as const
export type PaidWith = (typeof PAID_WITH)[number]

export const WARRANTY_STATES = ['valid', 'expired', 'not_found'] as const

/** Columns by which the list can be ordered, with `-` in front for descending; the default is newest first. */
export const EXTENSION_SORTS = ['reference', 'customer', 'months', 'price', 'state', 'expires', 'created'] as const
