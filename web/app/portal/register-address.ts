import { REGISTER_PRODUCT } from 'contract/core/paths'
import type { OwnedProduct } from 'contract/registrations/endpoints'

/** The text fields of the form, and under which name the address may fill them. */
const ADDRESS_NAMES = {
  model_name: 'name',
  model_num: 'model',
  serial_number: 'serial',
  purchase_date: 'bought',
  store_name: 'store',
  store_location: 'place',
  store_number: 'number',
} as const

type Prefilled = Pick<OwnedProduct, keyof typeof ADDRESS_NAMES>

/** The form with these fields filled in. */
export function registerAddress(known: Partial<Prefilled>): string {
  const search = new URLSearchParams()
  for (const [field, name] of Object.entries(ADDRESS_NAMES)) {
    const text = known[field as keyof Prefilled]
    if (text !== undefined) search.set(name, text)
  }
  return `${REGISTER_PRODUCT}?${search}`
}

/** The form with all but the photographs filled in, for a registration that was not accepted. */
export const registerAgainAddress = (product: Prefilled): string => registerAddress(product)

/** What an address says of the fields. */
export function fieldsOfAddress(url: string): Record<string, string> {
  const search = new URL(url).searchParams
  return Object.fromEntries(Object.entries(ADDRESS_NAMES).map(([field, name]) => [field, search.get(name) ?? '']))
}
