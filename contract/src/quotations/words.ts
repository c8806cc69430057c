import type { AskedFields } from '../core/conditions.ts'

/** In the order in which the documents offer them. */
export const QUOTATION_STATUSES = ['Pending', 'Rejected', 'Approved'] as const
export type QuotationStatus = (typeof QUOTATION_STATUSES)[number]

/** The most price lines that one offer has. */
export const MAX_LINES = 30

/** The most products that one request asks for. */
export const MAX_PRODUCTS = 20

/** The most requests that a customer exports at once. */
export const MAX_EXPORTED = 500

/** Columns by which the list can be ordered, with `-` in front for descending; the default is newest first. */
export const QUOTATION_SORTS = ['customer', 'quantity', 'status', 'created'] as const

/** The fields the list can be filtered by. */
export const QUOTATION_FIELDS = {
  status: { kind: 'choice', values: QUOTATION_STATUSES },
  customer: { kind: 'text' },
} as const satisfies AskedFields
