import { latinDigits } from 'contract/core/texts/digits'
import { isSameText } from 'contract/core/texts/folded'
import type { WarrantyPart } from 'contract/products/endpoints'
import { LONGEST_WARRANTY } from 'contract/products/warranty-text'
import { m } from '#messages'

/** The parts with one more, or why it is none. Nothing typed is no part. */
export function withPart(
  parts: readonly WarrantyPart[],
  typedName: string,
  typedMonths: string,
): { parts: readonly WarrantyPart[]; refusal?: string } {
  const name = typedName.trim()
  const digits = latinDigits(typedMonths).trim()
  if (name === '' && digits === '') return { parts }
  if (name === '') return { parts, refusal: m.products_office_warranty_part_unnamed() }
  if (parts.some((part) => isSameText(part.name, name)))
    return { parts, refusal: m.products_office_already_there({ what: name }) }
  const months = /^\d{1,3}$/.test(digits) ? Number(digits) : 0
  if (months < 1 || months > LONGEST_WARRANTY) return { parts, refusal: m.products_office_warranty_part_wrong() }
  return { parts: [...parts, { name, months }] }
}
