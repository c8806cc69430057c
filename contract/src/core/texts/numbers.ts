import { digitsIn } from './digits.ts'
import type { Locale } from '../locale.ts'
import { once } from '../once.ts'

// Nepali numbers are the Indian grouping in other digits: browsers without data for Nepali would write them in English.
const upToThousandths = once(() => new Intl.NumberFormat('en-IN'))

/** The last three digits of a whole number stand alone, the others in pairs. */
const BEFORE_COMMA = /\d(?=(?:\d\d)+\d$)/g

/**
 * A count in Nepal's grouping: `12,34,567`, `१२,३४,५६७`. The first `Intl.NumberFormat` of a page blocks a slow phone for
 * more than 100 ms, and nearly every page has a price.
 */
export const countText = (count: number, locale: Locale): string => {
  const rounded = Math.sign(count) * Math.round(Math.abs(count))
  return digitsIn(locale, String(rounded).replace(BEFORE_COMMA, '$&,'))
}

/** The same with up to three decimals. */
export const numberText = (number: number, locale: Locale): string => digitsIn(locale, upToThousandths().format(number))

/** Whole rupees: `Rs. 1,25,000`, `रु. १,२५,०००`. */
export const rupeesText = (amount: number, locale: Locale): string =>
  `${locale === 'ne' ? 'रु.' : 'Rs.'} ${countText(amount, locale)}`
