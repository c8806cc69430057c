import { m } from 'contract/messages'
import type { AskedFields } from '../core/conditions.ts'

/** Error texts of the package form. */
export const PACKAGE_MESSAGES = {
  period: m.warranty_packages_enter_product_duration,
  type: m.warranty_packages_enter_package_type,
  amt: m.warranty_packages_enter_warranty_amount,
  offers: m.warranty_packages_enter_offers,
  subcategory: m.warranty_packages_select_subcategoryname,
} as const

/** Sortable columns, with `-` in front for descending; the default is newest first. */
export const PACKAGE_SORTS = ['type', 'period', 'price', 'created'] as const

/** The fields the list can be filtered by. */
export const PACKAGE_FIELDS = {
  type: { kind: 'text' },
} as const satisfies AskedFields
