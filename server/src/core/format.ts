import type { Locale } from 'contract/core/locale'

const grouped = new Intl.NumberFormat('en-IN')
const nepali = new Intl.NumberFormat('ne-NP')
const times = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Kathmandu',
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
})
const days = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kathmandu', dateStyle: 'medium' })

/** A count in Nepal's grouping: 12,34,567. */
export const countText = (count: number, locale: Locale = 'en'): string =>
  (locale === 'ne' ? nepali : grouped).format(count)

/** Whole rupees: `Rs. 1,25,000`, `रु. १,२५,०००`. */
export const rupeesText = (amount: number, locale: Locale = 'en'): string =>
  `${locale === 'ne' ? 'रु.' : 'Rs.'} ${countText(amount, locale)}`

/** A number within a sentence: `1250`, `१,२५०`. */
export const numberIn = (locale: Locale, value: number): string =>
  locale === 'ne' ? nepali.format(value) : String(value)

/** The day of a date or time in Nepal: `5 Jan 2026`, with three letters for September too. */
export const dayText = (when: string): string => days.format(new Date(when)).replace('Sept', 'Sep')

/** A time within a week, in Nepal: `10:15 AM on Tuesday`. */
export function timeText(when: Date): string {
  const parts = new Map(times.formatToParts(when).map(({ type, value }) => [type, value]))
  return `${parts.get('hour')}:${parts.get('minute')} ${parts.get('dayPeriod')} on ${parts.get('weekday')}`
}
