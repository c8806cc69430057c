import type { AskedFields } from '../core/conditions.ts'

export const PERSONALISATION_STATUSES = ['pending', 'approved', 'rejected'] as const
export type PersonalisationStatus = (typeof PERSONALISATION_STATUSES)[number]

/** Columns by which the list can be ordered, with `-` in front for descending; the default is newest first. */
export const PERSONALISATION_SORTS = ['customer', 'product', 'quantity', 'status', 'created'] as const

export const PLACEMENTS = ['horizontal', 'vertical'] as const

/** The fields the list can be filtered by. */
export const PERSONALISATION_FIELDS = {
  placement: { kind: 'choice', values: PLACEMENTS },
  status: { kind: 'choice', values: PERSONALISATION_STATUSES },
  customer: { kind: 'text' },
  product: { kind: 'text' },
} as const satisfies AskedFields
