/** As much as one call may bring of a file. */
export const PART_BYTES = 512 * 1024

/** A part that does not end its file is at least as long. */
export const MIN_PART_BYTES = 16 * 1024

/** Left alone for so long, a file that is under way is forgotten. */
export const UPLOAD_LIFETIME_HOURS = 24
