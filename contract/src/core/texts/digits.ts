import type { Locale } from '../locale.ts'
import { canonicalCode, plainSpelling } from './canonical.ts'

/** Converts Devanagari digits to Latin ones, because people type whatever their keyboard offers. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x0966 + 48))

/** No number is that long however it is written, with a mark around each digit; a megabyte of digits takes a while to look at. */
const LONGEST_TYPED = 100

/** With an optional leading plus and Nepal's country code. */
const OF_NEPAL = /^[ (]*\+[- ()]*9[- ()]*7[- ()]*7[^+]*$/

/** `+977 98-4120 3118`, `tel:…` and the like become ten digits; anything else stays unchanged, to be refused. */
export function normalizePhone(value: unknown): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') return value
  const typed = String(value)
  if (typed.length > LONGEST_TYPED) return value
  const plain = plainSpelling(typed).replace(/^tel: */i, '')
  const isWhole = plain.includes('+')
  const digits = canonicalCode(plain)
  if (!/^\d+$/.test(digits) || (isWhole && !OF_NEPAL.test(plain))) return value
  const code = isWhole ? /^977/ : /^(?:00977|977(?=\d{10}$)|0(?=\d{10}$))/
  return digits.replace(code, '').replace(/^0(?=\d{10}$)/, '')
}

/** Writes Latin digits as Devanagari ones. */
export const devanagariDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 48 + 0x0966))

/** The digits of a language. */
export const digitsIn = (locale: Locale, text: string | number): string =>
  locale === 'ne' ? devanagariDigits(String(text)) : String(text)

/** A mobile number of the networks of Nepal: 96, 97 and 98 (Nepal Telecommunications Authority). */
export const MOBILE_NUMBER = /^9[678]\d{8}$/
