/** How a customer confirmed that the work is done: by the code of the visit, by signing, or not at all. */
export const CONFIRMATIONS = ['code', 'signature', 'none'] as const
export type Confirmation = (typeof CONFIRMATIONS)[number]

/** The digits of the code that a customer tells when the work is done. */
export const VISIT_CODE_DIGITS = 4
/** After so many wrong ones the code of a visit is locked. */
export const VISIT_CODE_TRIES = 5
export const LONGEST_NO_CODE_REASON = 200
/** Of a signature that travels within a report, in base64: a report without a line is small. */
export const LONGEST_SIGNATURE = 12_000
