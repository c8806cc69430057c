/** A note is short: it is read while the telephone rings. */
export const NOTE_MAX = 500
