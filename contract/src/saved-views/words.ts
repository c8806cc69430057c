import type { Capability } from '../core/access.ts'

/** Lists that can have saved views, by their address in the back office, and what seeing them needs. */
export const LISTS_WITH_VIEWS = {
  'all-category-List': 'catalogue.read',
  'all-sub-category-List': 'catalogue.read',
  'all-products-list': 'catalogue.read',
  'all-QrProducts-list': 'units.read',
  'all-customer-products-list': 'registrations.read',
  'all/products-complaints-list': 'complaints.read',
  'all/warranty-status-list': 'complaints.read',
  'all/warranty-package-list': 'packages.read',
  'all/warranty-extensions': 'extensions.read',
  'all-customer-List': 'customers.read',
  'all-user-List': 'users.read',
  'all/manage-roles': 'users.read',
  'all-contact-message-List': 'enquiries.read',
  'all/bulk-quote-products': 'quotations.read',
  'all/customize-products': 'personalisations.read',
  'all/reviews': 'reviews.moderate',
} as const satisfies Record<string, Capability>
export type ListWithViews = keyof typeof LISTS_WITH_VIEWS
