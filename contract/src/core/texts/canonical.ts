// Keep in step with the functions of the same names in server/src/database/migrations/: 0027-canonical-codes.sql, and of serial numbers 0045-serial-prefix.sql.

const DIGIT = /\p{Nd}/u

/** Spaces of every kind, invisible characters, dashes, and the punctuation that people put between parts of a code. */
const SEPARATORS =
  /[ \t\n\v\f\r\u0085\u00a0\u00ad\u1680\u180e\u2028\u2029\u200b-\u2015\u2060\u2212\ufeff_./\\:;,#+*'"()[\]-]/gu

/** A model number as it is compared: digits of any script as Latin ones, capitals, without spaces, dashes and punctuation. Empty when nothing is left. */
export const canonicalCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, digitValue)
    .replace(SEPARATORS, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())

/** A serial number as it is compared: as a model number, and without an "SN" in front, which some people write and some do not. */
export const canonicalSerial = (text: string): string => canonicalCode(text).replace(/^(?:SN)+(?=.)/, '')

/** Unicode keeps the ten digits of a script together, beginning with zero; NFKC has already replaced those that are not. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1
  return String(before % 10)
}
