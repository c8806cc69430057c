import { monthsText } from 'contract/core/durations'
import type { Locale } from 'contract/core/locale'

const DURATION = /^(\d{1,3})\s*(years?|yrs?|y|months?|mths?|mos?)\.?(?:\s+warranty)?$/i

/** A warranty as the shop writes it: `12 Months` and `1 yr` are `1 year`. What is no plain duration keeps its words. */
export function warrantyText(warranty: string, locale: Locale = 'en'): string {
  const [, digits, unit = ''] = DURATION.exec(warranty.trim()) ?? []
  if (digits === undefined) return warranty
  return monthsText(Number(digits) * (/^y/i.test(unit) ? 12 : 1), locale)
}

/** `1 Year` reads as `1 year warranty`. */
export const warrantyWords = (warranty: string): string =>
  /warranty/i.test(warrantyText(warranty)) ? warranty : `${warrantyText(warranty)} warranty`
