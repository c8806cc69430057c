import { countText } from '../texts/numbers.ts'
import type { Locale } from '../locale.ts'

const NEPALI = { year: 'वर्ष', month: 'महिना', day: 'दिन' } as const
export type DurationUnit = keyof typeof NEPALI

/** `1 year`, `18 months`; `१ वर्ष`, `१८ महिना`. */
export function durationText(count: number, unit: DurationUnit, locale: Locale): string {
  if (locale === 'ne') return `${countText(count, locale)} ${NEPALI[unit]}`
  return `${countText(count, locale)} ${unit}${count === 1 ? '' : 's'}`
}

/** Months, as years where they are whole ones: `18 months`, `2 years`. */
export const monthsText = (months: number, locale: Locale): string =>
  months > 0 && months % 12 === 0 ? durationText(months / 12, 'year', locale) : durationText(months, 'month', locale)
