import type { AskedFields } from '../core/conditions.ts'

/** Error texts of the package form. */
export const PACKAGE_MESSAGES = {
  period: 'Enter Product duration',
  type: 'Enter Package Type',
  amt: 'Enter Warranty Amount',
  offers: 'Enter Offers',
  subcategory: 'Please Select SubCategoryName',
} as const

/** Sortable columns, with `-` in front for descending; the default is newest first. */
export const PACKAGE_SORTS = ['type', 'period', 'price', 'created'] as const

/** The fields the list can be filtered by. */
export const PACKAGE_FIELDS = {
  type: { kind: 'text' },
} as const satisfies AskedFields
