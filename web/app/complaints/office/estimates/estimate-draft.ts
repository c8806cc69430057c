import type { EstimablePart, Estimate } from 'contract/complaints/estimates'
import { latinDigits } from 'contract/core/texts/digits'
import { typedRupees } from 'contract/core/texts/typed-rupees'

/** A part as it stands in the form. */
export interface PartDraft {
  key: number
  /** empty until one is chosen */
  part_id: string
  count: string
  is_covered: boolean
}

/** The amounts beside the parts, as they are typed. */
export interface AmountDraft {
  labour: string
  visit_charge: string
}

/** The lines of an estimate as those of a new one begin; a part that is no longer offered is left out. */
export const linesOf = (earlier: Pick<Estimate, 'parts'> | undefined, offered: readonly EstimablePart[]): PartDraft[] =>
  (earlier?.parts ?? [])
    .filter((part) => offered.some(({ part_id }) => part_id === part.part_id))
    .map(({ part_id, count, is_covered }, at) => ({
      key: at + 1,
      part_id: String(part_id),
      count: String(count),
      is_covered,
    }))

/** The same of its amounts. */
export const amountsOf = (earlier: Pick<Estimate, 'labour' | 'visit_charge'> | undefined): AmountDraft => ({
  labour: earlier?.labour ? String(earlier.labour) : '',
  visit_charge: earlier?.visit_charge ? String(earlier.visit_charge) : '',
})

/** What the customer would pay, as far as the form can be read; undefined where an amount is no number. */
export function sumOf(
  lines: readonly PartDraft[],
  amounts: AmountDraft,
  parts: readonly EstimablePart[],
): number | undefined {
  const priceOf = new Map(parts.map(({ part_id, price }) => [String(part_id), price]))
  const ofParts = lines.map(({ part_id, count, is_covered }) =>
    is_covered || part_id === '' ? 0 : (priceOf.get(part_id) ?? 0) * (countOf(count) ?? Number.NaN),
  )
  const sum = [
    ...ofParts,
    typedRupees(amounts.labour) ?? Number.NaN,
    typedRupees(amounts.visit_charge) ?? Number.NaN,
  ].reduce((total, amount) => total + amount, 0)
  return Number.isNaN(sum) ? undefined : sum
}

/** What is sent of the parts: lines in which nothing was chosen are left out. */
export const sentParts = (lines: readonly PartDraft[]): string =>
  JSON.stringify(
    lines
      .filter(({ part_id }) => part_id !== '')
      .map(({ part_id, count, is_covered }) => ({ part_id, count: latinDigits(count), is_covered })),
  )

function countOf(typed: string): number | undefined {
  const digits = latinDigits(typed).trim()
  return /^\d*$/.test(digits) ? Number(digits) : undefined
}
