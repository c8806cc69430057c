import { DAY_MILLISECONDS } from 'contract/core/dates/nepal-time'
import type { Period } from './figure-period.ts'

/** A month of the calendar, counted from the year 0, and which part of it a period covers. */
interface CoveredMonth {
  number: number
  part: number
}

/** The months that a period touches. */
export function monthsOf({ from, to }: Period): CoveredMonth[] {
  const [first, last] = [numberOf(from), numberOf(to)]
  return Array.from({ length: last - first + 1 }, (_, place) => {
    const number = first + place
    const [begins, next] = [beginOf(number), beginOf(number + 1)]
    const covered = Math.min(Date.parse(to) + DAY_MILLISECONDS, next) - Math.max(Date.parse(from), begins)
    return { number, part: covered / (next - begins) }
  })
}

/** By month in service, how many units were in it, times the part of a month: of those bought in May 100 are in their first month in June. */
export function unitMonths(
  bought: readonly { month: string; units: number }[],
  months: readonly CoveredMonth[],
): Map<number, number> {
  const exposed = new Map<number, number>()
  for (const { month, units } of bought)
    for (const { number, part } of months) {
      const age = number - numberOf(month)
      if (age >= 0) exposed.set(age, (exposed.get(age) ?? 0) + units * part)
    }
  return exposed
}

const numberOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
const beginOf = (number: number) => Date.UTC(Math.floor(number / 12), number % 12, 1)
