/** What is longer loses its beginning on a card: there all numbers begin alike. */
const FITS = 10

/** `…000123` of `JOB-2026-000123`. */
export function endOfNumber(number: string): string {
  if (number.length <= FITS) return number
  const last = number.split(/[^\p{L}\p{M}\p{N}]+/u).at(-1) ?? ''
  return `…${last.length >= 4 && last.length < FITS ? last : number.slice(1 - FITS)}`
}
