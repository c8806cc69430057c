import type { AskedFields } from '../core/conditions.ts'

/** Why parts came or went. */
export const MOVE_KINDS = ['received', 'moved', 'counted', 'used', 'removed', 'written_off'] as const
export type MoveKind = (typeof MOVE_KINDS)[number]

/** Columns by which the catalogue of parts can be ordered, with `-` in front for descending; the default is by number. */
export const PART_SORTS = ['number', 'name', 'price', 'at_office', 'at_centres', 'in_bags'] as const

/** The fields by which the catalogue of parts can be filtered. */
export const PART_FIELDS = {
  number: { kind: 'text' },
  name: { kind: 'text' },
} as const satisfies AskedFields

export const LONGEST_PART_NUMBER = 60
export const LONGEST_PART_NAME = 120
/** Models that one part fits. */
export const MOST_MODELS = 500
/** Parts in one act of the ledger. */
export const MOST_LINES = 100
/** Of one part, in one line. */
export const MOST_PIECES = 9999
export const LONGEST_NOTE = 200

/** A place of parts, as it is written: `office`, `centre-5`, `bag-9`. */
export const PART_PLACE = /^(office|centre-[1-9]\d{0,8}|bag-[1-9]\d{0,8})$/
export const HEAD_OFFICE = 'office'

/** How far a request for parts is: asked for, then approved or refused, sent, received, and used or returned; or it was cancelled. */
export const REQUEST_STATES = [
  'asked',
  'approved',
  'sent',
  'received',
  'used',
  'returned',
  'refused',
  'cancelled',
] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/** After these nothing is done with a request any more. */
const ENDED_STATES: ReadonlySet<RequestState> = new Set(['used', 'returned', 'refused', 'cancelled'])

/** Whether something is still to be done with a request. */
export const isOpenRequest = (state: RequestState): boolean => !ENDED_STATES.has(state)

/** Columns by which requests can be ordered, with `-` in front for descending; the default is the one that waits longest. */
export const REQUEST_SORTS = ['part', 'state', 'since', 'created'] as const

/** Requests that are approved, or sent, at once. */
export const MOST_REQUESTS = 500
