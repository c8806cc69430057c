import type { AskedFields } from '../core/conditions.ts'

/** In the order in which the documents offer them. */
export const QUOTATION_STATUSES = ['Pending', 'Rejected', 'Approved'] as const
export type QuotationStatus = (typeof QUOTATION_STATUSES)[number]

/**
 * What became of an approved quotation. It is derived: an answer or a loss is a fact, `replaced` has an approved revision, `expired` is
 * past its last day, and `open` may still be answered.
 */
export const QUOTATION_OUTCOMES = ['open', 'accepted', 'declined', 'expired', 'replaced', 'lost'] as const
export type QuotationOutcome = (typeof QUOTATION_OUTCOMES)[number]

/** What its customer answers. */
export const QUOTATION_ANSWERS = ['accepted', 'declined'] as const
export type QuotationAnswer = (typeof QUOTATION_ANSWERS)[number]

/** Why the office counts a quotation as lost. */
export const LOST_REASONS = ['price', 'other_brand', 'too_late', 'no_need', 'no_answer', 'other'] as const
export type LostReason = (typeof LOST_REASONS)[number]

/** For how many days prices are valid where staff set no day, from the approval on. */
export const USUAL_VALID_DAYS = 30

/** How many days before the last one a customer without an answer is reminded. */
export const REMINDED_DAYS_BEFORE = 2

/** How long the link of an SMS shows a quotation after its last day. */
export const QUOTATION_LINK_DAYS = 90

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

/** Nepal's value-added tax. */
export const VAT_PERCENT = 13

/** The tax in a price that contains it, in whole rupees. */
export const vatIn = (total: number): number => total - Math.round((total * 100) / (100 + VAT_PERCENT))
