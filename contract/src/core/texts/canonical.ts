import { withoutSeparators, withPlainSeparators } from './separators.ts'

// Keep in step with the functions of the same names in server/src/platform/database/migrations/: 0093-numbers-without-separators.sql, and of serial numbers 0045-serial-prefix.sql.

const DIGIT = /\p{Nd}/u

/**
 * A model number, or any other number that people type or paste, as it is compared: digits of any script as Latin ones, capitals, without spaces,
 * dashes, punctuation and what cannot be seen. Empty when nothing is left.
 */
export const canonicalCode = (text: string): string =>
  withoutSeparators(withLatinDigits(text)).replace(/[a-z]/g, (letter) => letter.toUpperCase())

/** A number as it was typed, to be read: digits of any script as Latin ones, plain spaces and hyphens, nothing that cannot be seen. */
export const plainSpelling = (text: string): string => withPlainSeparators(withLatinDigits(text))

const withLatinDigits = (text: string) => text.normalize('NFKC').replace(/(?![0-9])\p{Nd}/gu, digitValue)

/** A serial number as it is compared: as a model number, and without an "SN" in front, which some people write and some do not. */
export const canonicalSerial = (text: string): string => canonicalCode(text).replace(/^(?:SN)+(?=.)/, '')

/** Unicode keeps the ten digits of a script together, beginning with zero; NFKC has already replaced those that are not. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1
  return String(before % 10)
}
