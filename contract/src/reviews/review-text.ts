/** Counted in graphemes: a letter with its vowel sign is one, and so is a flag. */
export const REVIEW_CHARACTERS = 500

const TAG = /<[/!?]?[a-z][^<>]*>/gi

/** Anything an HTML reader would take for a tag. */
const OPENING = /<(?=[a-z/!?])/gi

const INVISIBLE = /[\s\p{Cf}]/gu

/** Characters that are not written, but steer: bells, and the direction in which others run. */
const STEERING = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu

/**
 * A review as it is kept: plain text. Tags are taken out, what could still begin one is pulled apart, lines end in one
 * way, and there are never two empty ones together. Empty when a reader would see nothing.
 */
export function plainReview(typed: string): string {
  const text = typed
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(STEERING, '')
    .replace(TAG, '')
    .replace(OPENING, '< ')
    .replace(/\n[^\S\n]*(?:\n[^\S\n]*)+/g, '\n\n')
    .trim()
  return text.replace(INVISIBLE, '') === '' ? '' : text
}
