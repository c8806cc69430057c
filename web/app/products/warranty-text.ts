import { monthsText } from 'contract/core/dates/durations'
import type { WarrantyPart } from 'contract/products/endpoints'
import { pageLocale } from '../core/locale.ts'
import { m } from '#messages'

const DURATION = /^(\d{1,3})\s*(years?|yrs?|y|months?|mths?|mos?)\.?(?:\s+warranty)?$/i

/** A warranty as the shop writes it: `12 Months` and `1 yr` are `1 year`. What is no plain duration keeps its words. */
export const warrantyText = (warranty: string): string => durationOf(warranty) ?? warranty

/** A number of months as the shop writes it: `18 months`, `2 years`. */
export const monthsWords = (months: number): string => monthsText(months, pageLocale())

/** `Compressor: 10 years` */
export const partWords = ({ name, months }: WarrantyPart): string =>
  m.products_warranty_part({ name, duration: monthsWords(months) })

/** `1 Year` reads as `1 year warranty`. */
export function warrantyWords(warranty: string): string {
  const duration = durationOf(warranty)
  if (duration !== undefined) return m.products_warranty_of({ duration })
  return /warranty|वारेन्टी/i.test(warranty) ? warranty : m.products_warranty_other({ text: warranty })
}

function durationOf(warranty: string): string | undefined {
  const [, digits, unit = ''] = DURATION.exec(warranty.trim()) ?? []
  return digits && monthsText(Number(digits) * (/^y/i.test(unit) ? 12 : 1), pageLocale())
}
