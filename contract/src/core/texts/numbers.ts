import { digitsIn } from './digits.ts'
import type { Locale } from '../locale.ts'
import { once } from '../once.ts'

// Nepali numbers are the Indian grouping in other digits: browsers without data for Nepali would write them in English.
const whole = once(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 }))
const upToThousandths = once(() => new Intl.NumberFormat('en-IN'))

/** A count in Nepal's grouping: `12,34,567`, `१२,३४,५६७`. */
export const countText = (count: number, locale: Locale): string => digitsIn(locale, whole().format(count))

/** The same with up to three decimals. */
export const numberText = (number: number, locale: Locale): string => digitsIn(locale, upToThousandths().format(number))

/** Whole rupees: `Rs. 1,25,000`, `रु. १,२५,०००`. */
export const rupeesText = (amount: number, locale: Locale): string =>
  `${locale === 'ne' ? 'रु.' : 'Rs.'} ${countText(amount, locale)}`
