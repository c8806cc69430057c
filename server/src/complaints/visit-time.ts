import { saidWindow } from 'contract/complaints/visit-windows'
import { datesIn } from 'contract/core/dates/dates-in'
import type { Locale } from 'contract/core/locale'
import { dayText } from '../platform/core/format.ts'

/**
 * When somebody comes, for a text to the customer, as it is said in their language: `26 Nov 2026, 10-13`,
 * `बिहीबार १० मंसिर, बिहान १० देखि १ बजेसम्म`; empty without a day. English has a hyphen: a dash is outside the alphabet of
 * the networks and would double the cost of an SMS.
 */
export function visitTime(day: string | null, window: string, locale: Locale): string {
  if (!day) return ''
  if (locale === 'en') return [dayText(day), window].filter(Boolean).join(', ')
  const dates = datesIn(locale)
  const date = `${dates.long(day).split(',')[0]} ${dates.dayMonth(day)}`
  return [date, saidWindow(window, locale)].filter(Boolean).join(', ')
}
