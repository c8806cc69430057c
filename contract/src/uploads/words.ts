/** The maximum length of one part of a file. */
export const PART_BYTES = 512 * 1024

/** The minimum length of a part that is not the last. */
export const MIN_PART_BYTES = 16 * 1024

/** An unfinished upload without activity is deleted after this long. */
export const UPLOAD_LIFETIME_HOURS = 24
