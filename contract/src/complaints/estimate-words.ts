/** What a customer says to an estimate. */
export const ESTIMATE_ANSWERS = ['accepted', 'declined'] as const
export type EstimateAnswer = (typeof ESTIMATE_ANSWERS)[number]

/**
 * What became of an estimate: it is derived. An answer is a fact, `replaced` has a newer one, `closed` is of a complaint
 * that closed without an answer, `expired` is past its last day, and `open` may still be answered.
 */
export const ESTIMATE_OUTCOMES = ['open', ...ESTIMATE_ANSWERS, 'replaced', 'closed', 'expired'] as const
export type EstimateOutcome = (typeof ESTIMATE_OUTCOMES)[number]

/** For how many days an estimate is valid where staff choose no day. */
export const USUAL_ESTIMATE_DAYS = 7

/** The most days for which one is valid. */
export const MOST_ESTIMATE_DAYS = 90

/** How long the link of an SMS shows an estimate after its last day. */
export const ESTIMATE_LINK_DAYS = 90

export const LONGEST_ESTIMATE_NOTE = 500

/** Parts in one estimate. */
export const MOST_ESTIMATE_PARTS = 30
