import type { Locale } from '../locale.ts'

/** Converts Devanagari digits to Latin ones, because people type whatever their keyboard offers. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x0966 + 48))

/** `+977 98-4120 3118` and the like become ten digits; anything else stays unchanged, to be refused. */
export function normalizePhone(value: unknown): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') return value
  const typed = String(value)
  // No number is that long however it is written, and a megabyte of digits takes a while to look at.
  if (typed.length > 40) return value
  const digits = latinDigits(typed).replace(/[\s\-()]/g, '')
  return digits.replace(/^(?:\+977|00977|977(?=\d{10}$)|0(?=\d{10}$))/, '').replace(/^0(?=\d{10}$)/, '')
}

/** Writes Latin digits as Devanagari ones. */
export const devanagariDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 48 + 0x0966))

/** The digits of a language. */
export const digitsIn = (locale: Locale, text: string | number): string =>
  locale === 'ne' ? devanagariDigits(String(text)) : String(text)

/** A mobile number of the networks of Nepal: 96, 97 and 98 (Nepal Telecommunications Authority). */
export const MOBILE_NUMBER = /^9[678]\d{8}$/
