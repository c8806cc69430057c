import type { AskedFields } from '../core/conditions.ts'

export const EXTENSION_STATES = ['awaiting_payment', 'active', 'cancelled'] as const
export type ExtensionState = (typeof EXTENSION_STATES)[number]

export const PAID_WITH = ['points', 'money'] as const
export type PaidWith = (typeof PAID_WITH)[number]

export const WARRANTY_STATES = ['valid', 'expired', 'not_found'] as const

/** Columns by which the list can be ordered, with `-` in front for descending; the default is newest first. */
export const EXTENSION_SORTS = ['reference', 'customer', 'months', 'price', 'state', 'expires', 'created'] as const

/** The fields the list can be filtered by. */
export const EXTENSION_FIELDS = {
  state: { kind: 'choice', values: EXTENSION_STATES },
  paid_with: { kind: 'choice', values: PAID_WITH },
} as const satisfies AskedFields
