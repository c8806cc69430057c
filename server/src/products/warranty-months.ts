import { latinDigits } from 'contract/core/texts/digits'

/** Used where a product's warranty text cannot be parsed. */
export const USUAL_WARRANTY_MONTHS = 12
const LONGEST = 600

const AMOUNT = String.raw`(\d+(?:\.\d+)?)\s*-?\s*`
const YEARS = new RegExp(String.raw`${AMOUNT}(?:years?|yrs?|y(?![a-z])|वर्ष|बर्ष)`)
const MONTHS = new RegExp(String.raw`${AMOUNT}(?:months?|mths?|mon|mos?(?![a-z])|m(?![a-z])|महिना)`)
const DAYS = new RegExp(String.raw`${AMOUNT}days?`)
const YEARS_AND_MONTHS = new RegExp(String.raw`^${YEARS.source}[\s,.&]*(?:and\s*)?${MONTHS.source}`)
const BARE = /^\d+(?:\.\d+)?$/

/** Parses `1 Year`, `18 Months`, `2 yrs`, `1 year 6 months`, and a bare number as months. */
export const parseWarrantyMonths = (text: string): number =>
  Math.min(readMonths(text) ?? USUAL_WARRANTY_MONTHS, LONGEST)

/** The same, undefined if it cannot be parsed. */
export function readMonths(text: string): number | undefined {
  const months = monthsIn(latinDigits(text).toLowerCase().trim())
  return months === undefined ? undefined : Math.round(months)
}

function monthsIn(told: string): number | undefined {
  if (BARE.test(told)) return Number(told)
  const both = YEARS_AND_MONTHS.exec(told)
  if (both) return Number(both[1]) * 12 + Number(both[2])
  const first = [
    { found: YEARS.exec(told), months: 12 },
    { found: MONTHS.exec(told), months: 1 },
    { found: DAYS.exec(told), months: 1 / 30 },
  ]
    .filter(({ found }) => found)
    .toSorted((a, b) => a.found!.index - b.found!.index)[0]
  return first && Number(first.found![1]) * first.months
}
