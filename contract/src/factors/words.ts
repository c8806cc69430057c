/** For how many days a trusted browser is not asked for the second factor. */
export const TRUST_DAYS = 30

/** How long a right password waits for its second factor. */
export const STEP_MINUTES = 10

/** After so many wrong codes the password has to be typed again. */
export const STEP_TRIES = 5

/** How long the owner of a lost factor can still say no. */
export const LOSS_HOURS = 24

/** How many recovery codes there are at a time. */
export const RECOVERY_CODES = 10

export const MAX_PASSKEYS = 10

/** The codes of the answers by which a client knows what to ask for. */
export const SECOND_FACTOR_NEEDED = 'second_factor_needed'
export const ENROLMENT_NEEDED = 'enrolment_needed'
/** Of a sign-in whose second step came too late, or went wrong too often. */
export const STEP_OVER = 'second_step_over'
