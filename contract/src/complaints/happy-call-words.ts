/** Why somebody is called: nobody confirmed the repair by its code, or it is one of the sample. */
export const HAPPY_CALL_REASONS = ['unconfirmed', 'sample'] as const
export type HappyCallReason = (typeof HAPPY_CALL_REASONS)[number]

/**
 * Where a happy call stands: its days have not come, it is to be made, its days are over, the customer was reached, was not
 * reached in three tries, or the complaint was opened again before.
 */
export const HAPPY_CALL_STATES = ['later', 'due', 'lapsed', 'reached', 'unreached', 'withdrawn'] as const
export type HappyCallState = (typeof HAPPY_CALL_STATES)[number]

/** What came of a call. */
export const CALL_RESULTS = ['reached', 'not_reached'] as const
export type CallResult = (typeof CALL_RESULTS)[number]

/** Columns by which the list can be ordered, with `-` in front for descending; the default is the oldest completion first. */
export const HAPPY_CALL_SORTS = ['completed', 'customer', 'engineer'] as const

/** After so many tries nobody calls any more. */
export const HAPPY_CALL_TRIES = 3
/** How many days after the completion customers are called. */
export const HAPPY_CALL_DAYS = 15
export const LONGEST_CALL_NOTE = 1000
