/** Said where a form of packages lacks something, and where it says what cannot be understood. */
export const PACKAGE_MESSAGES = {
  period: 'Enter Product duration',
  type: 'Enter Package Type',
  amt: 'Enter Warranty Amount',
  offers: 'Enter Offers',
  subcategory: 'Please Select SubCategoryName',
} as const

/** The columns by which staff may sort, `-` before it for the other direction; without one the newest comes first. */
export const PACKAGE_SORTS = ['type', 'period', 'price', 'created'] as const
