import type { Selectable } from 'kysely'
import type { PromiseChoice } from 'contract/registrations/words'
import type { Product, Registration } from '../core/schema.ts'
import { USUAL_WARRANTY_MONTHS } from '../products/warranty-months.ts'

type Sold = Pick<Selectable<Product>, 'warranty_months' | 'reward_points' | 'sub_category_id'>
type Promised = Pick<Selectable<Registration>, 'promised_months' | 'promised_points'>

/** What is kept with a registration when it is made; nothing where the catalogue does not know the model. */
export const promiseOf = (product: Sold | undefined) =>
  product && {
    promised_months: product.warranty_months,
    promised_points: product.reward_points,
    sub_category_id: product.sub_category_id,
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
