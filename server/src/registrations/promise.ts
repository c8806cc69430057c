import type { Selectable } from 'kysely'
import type { PromiseChoice } from 'contract/registrations/words'
import type { Product, Registration } from '../platform/core/schema.ts'
import { USUAL_WARRANTY_MONTHS } from 'contract/products/warranty-text'
import type { PromisedPart } from 'contract/registrations/endpoints'
import type { WarrantyPart } from 'contract/products/endpoints'
import { isApproved, type RegistrationStatus } from 'contract/registrations/words'
import { monthsLater } from './warranty.ts'

type Sold = Pick<Selectable<Product>, 'warranty_months' | 'reward_points' | 'sub_category_id' | 'warranty_parts'>
type Promised = Pick<Selectable<Registration>, 'promised_months' | 'promised_points'>

/** The promise stored with a new registration; empty if the catalogue does not know the model. */
export const promiseOf = (product: Sold | undefined) =>
  product && {
    promised_months: product.warranty_months,
    promised_points: product.reward_points,
    sub_category_id: product.sub_category_id,
    promised_parts: JSON.stringify(product.warranty_parts),
  }

/** Months and points of an approval: those that were promised, or where staff choose so those of the catalogue now. */
export function termsOf(
  { promised_months, promised_points }: Promised,
  product: Sold | undefined,
  choice: PromiseChoice = 'promised',
): { months: number; points: number } {
  const isPromised = promised_months !== null && (choice === 'promised' || !product)
  return isPromised
    ? { months: promised_months, points: promised_points ?? 0 }
    : { months: product?.warranty_months ?? USUAL_WARRANTY_MONTHS, points: product?.reward_points ?? 0 }
}

/** The parts with their own warranty, each with its last day once the registration is approved. */
export const promisedParts = ({
  promised_parts,
  purchase_date,
  status,
}: {
  promised_parts: unknown
  purchase_date: string | null
  status: RegistrationStatus
}): PromisedPart[] =>
  (promised_parts as WarrantyPart[]).map(({ name, months }) => ({
    name,
    months,
    until: isApproved(status) && purchase_date !== null ? monthsLater(purchase_date, months) : '',
  }))
