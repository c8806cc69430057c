/** What our typeface can draw: the website's Latin and Devanagari (fonts/README.md). */
const DRAWN = /^(?:[ -~\u00a0©®°²·½×é\u0900-\u097f–—‘’“”•…]|\u200c|\u200d)$/u
/** Combining marks and joiners that cannot be drawn: they are dropped with their base character. */
const ADDED = /^[\p{M}\p{Cf}\p{Cc}\p{Sk}]$/u
/** Stands for a character that cannot be drawn, instead of an empty box. */
const MISSING = '?'

/** A text in printable characters: white space collapsed, `ü` without its dots, and `?` for the rest. */
export const printable = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').replace(/./gu, drawn)

/** Whether a character of a text would be lost in print. */
export const losesCharacters = (text: string): boolean => countMissing(printable(text)) > countMissing(text)

function drawn(character: string): string {
  if (DRAWN.test(character)) return character
  if (ADDED.test(character)) return ''
  const known = character.normalize('NFKD').replace(/./gu, (part) => (DRAWN.test(part) ? part : ''))
  return known || MISSING
}

const countMissing = (text: string) => text.split(MISSING).length
