/** What the typeface of our papers can draw: the website's Latin and Devanagari (fonts/README.md). */
const DRAWN = /^(?:[ -~\u00a0©®°²·½×é\u0900-\u097f–—‘’“”•…]|\u200c|\u200d)$/u
/** Signs and joints of characters that are not drawn: they go with what they belong to. */
const ADDED = /^[\p{M}\p{Cf}\p{Cc}\p{Sk}]$/u
/** What stands for a character that cannot be drawn, so that nobody meets an empty box. */
const MISSING = '?'

/** A text in the characters that can be drawn: one space for any, `ü` without its dots, and a `?` for the rest. */
export const printable = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').replace(/./gu, drawn)

/** Whether a character of a text is lost when it is drawn. */
export const losesCharacters = (text: string): boolean => countMissing(printable(text)) > countMissing(text)

function drawn(character: string): string {
  if (DRAWN.test(character)) return character
  if (ADDED.test(character)) return ''
  const known = character.normalize('NFKD').replace(/./gu, (part) => (DRAWN.test(part) ? part : ''))
  return known || MISSING
}

const countMissing = (text: string) => text.split(MISSING).length
