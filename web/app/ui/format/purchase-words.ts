import { isBsYear } from 'contract/core/dates/calendar'
import { m } from '#messages'
import { longDate } from './dates.ts'
import { digits } from './numbers.ts'

/** A serial number, or that it is not known yet. */
export const serialWords = (serial: string): string => serial || m.registrations_serial_unknown()

interface Purchase {
  /** empty where the day is not known */
  purchase_date: string
  /** the year alone, AD or BS */
  purchase_year?: number | null | undefined
}

/** The day of a purchase as far as it is known: in words, the year alone, or that it is not known. */
export function purchaseWords({ purchase_date, purchase_year }: Purchase, words: (day: string) => string = longDate) {
  if (purchase_date) return words(purchase_date)
  if (!purchase_year) return m.registrations_purchase_unknown()
  return (isBsYear(purchase_year) ? m.registrations_year_bs : m.registrations_year_ad)({ year: digits(purchase_year) })
}
