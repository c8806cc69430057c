import { lacksDigits, type Turned } from './lost-digits.ts'
import type { Shown } from './xlsx-styles.ts'

const DAY_MS = 86_400_000

/**
 * The text shown for a number: no exponents, days as `YYYY-MM-DD`, leading zeros where the format has them. One that
 * has lost digits stays as the file spells it: its double would spell digits that nobody wrote.
 */
export function numberText(raw: string, shown: Shown, from1904: boolean): string {
  const value = Number(raw)
  if (raw.trim() === '' || !Number.isFinite(value)) return raw
  if (shown === 'day') return dayText(value, from1904) ?? plainNumber(raw, value)
  if (shown === 'time') return new Date(Math.round((value % 1) * DAY_MS)).toISOString().slice(11, 19)
  const plain = plainNumber(raw, value)
  return typeof shown === 'object' && /^\d+$/.test(plain) ? plain.padStart(shown.digits, '0') : plain
}

function plainNumber(raw: string, value: number): string {
  if (/^-?\d+$/.test(raw)) return raw
  if (Number.isInteger(value)) return lacksDigits(value) ? raw : value.toFixed(0)
  // Excel shows fifteen digits; 0.1 + 0.2 is stored as 0.30000000000000004.
  const rounded = Number(value.toPrecision(15))
  return rounded.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
}

/** What a program has made of a code that it keeps as this number. */
export function turnedNumber(raw: string, shown: Shown): Turned | undefined {
  const value = Number(raw)
  if (raw.trim() === '' || !Number.isFinite(value)) return undefined
  if (shown === 'day' || shown === 'time') return 'day'
  return shown === 'scientific' || lacksDigits(value) ? 'number' : undefined
}

/** Day 1 is 1900-01-01; up to February 1900 one less, because Excel treats 1900 as a leap year. */
function dayText(value: number, from1904: boolean): string | undefined {
  const days = Math.floor(value) + (from1904 ? 1462 : value < 60 ? 1 : 0)
  if (days < 1 || days > 2_958_465) return undefined
  return new Date(Date.UTC(1899, 11, 30) + days * DAY_MS).toISOString().slice(0, 10)
}
