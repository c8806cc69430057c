import { latinDigits } from '../core/texts/digits.ts'

/** Counts where a product's warranty text names no duration. */
export const USUAL_WARRANTY_MONTHS = 12
/** No warranty counts as longer. */
export const LONGEST_WARRANTY = 600

const YEARS_IN_NEPALI = 'वर्ष|बर्ष'
const MONTHS_IN_NEPALI = 'महिना'
const AND_IN_NEPALI = 'र'
const AMOUNT = String.raw`(\d+(?:\.\d+)?)\s*-?\s*`
const YEARS = String.raw`${AMOUNT}(?:years?|yrs?|y(?![a-z])|${YEARS_IN_NEPALI})`
const MONTHS = String.raw`${AMOUNT}(?:months?|mths?|mon|mos?(?![a-z])|m(?![a-z])|${MONTHS_IN_NEPALI})`
const DAYS = String.raw`${AMOUNT}days?`
/** `1 year 6 months` is one duration; after a comma only where nothing follows, or they would be those of two parts. */
const BETWEEN = String.raw`[\s.]*(?:&|\+|and|plus|${AND_IN_NEPALI}|,(?=[^,]*?\d[^,]*?(?:months?|${MONTHS_IN_NEPALI})\s*$))?\s*`
const DURATION = new RegExp(`${YEARS}(?:${BETWEEN}${MONTHS})?|${MONTHS}|${DAYS}`, 'g')
const BARE = /^\d+(?:\.\d+)?$/
const NONE =
  /\b(?:no|without|zero)\s+(?:any\s+)?(?:warranty|guarantee)|^(?:no|none|nil|n\/?a|not applicable|-+)$|(?:वारेन्टी|ग्यारेन्टी)\s*(?:छैन|नभएको)|बिना\s*(?:वारेन्टी|ग्यारेन्टी)/

/** Each different duration that a warranty text names, in months and in its order; 0 for `No warranty`. */
export function durationsIn(text: string): number[] {
  const told = latinDigits(text).toLowerCase().trim()
  if (BARE.test(told)) return [Math.round(Number(told))]
  const found = [...told.matchAll(DURATION)].map(([, years, more, months, days]) =>
    Math.round(Number(years ?? 0) * 12 + Number(more ?? months ?? 0) + Number(days ?? 0) / 30),
  )
  if (found.length === 0 && NONE.test(told)) return [0]
  return [...new Set(found)]
}

/** The months a warranty text counts as. */
export interface ReadWarranty {
  months: number
  /** it names one duration; otherwise staff must enter the months */
  isSure: boolean
  /** it names several */
  isSeveral: boolean
}

/**
 * Reads the warranty of a whole product: `2 Years`, `1 year 6 months`, a bare number as months, `No warranty`. Of several
 * durations the shortest counts: the whole product is covered for that long whichever part a longer one is meant for.
 */
export function readWarranty(text: string): ReadWarranty {
  const durations = durationsIn(text)
  return {
    months: durations.length > 0 ? Math.min(...durations, LONGEST_WARRANTY) : USUAL_WARRANTY_MONTHS,
    isSure: durations.length === 1,
    isSeveral: durations.length > 1,
  }
}
