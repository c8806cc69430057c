import type { Locale } from 'contract/core/locale'
import { countText, dayText } from '../platform/core/format.ts'

/** When somebody comes, for a text to the customer: `26 Nov 2026, 10-13`; empty without a day. */
export const visitTime = (day: string | null, window: string, locale: Locale): string =>
  day ? [dayText(day, locale), hoursText(window, locale)].filter(Boolean).join(', ') : ''

/** With a hyphen: a dash is outside the alphabet of the networks and would double the cost of an SMS. */
const hoursText = (window: string, locale: Locale): string =>
  window.replace(/\d+/g, (hour) => countText(Number(hour), locale))
