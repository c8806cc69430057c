import type { Role } from 'contract/core/access'

/** Roles as people read them. */
export const ROLE_NAME: Record<Role, string> = {
  admin: 'Admin',
  product_incharge: 'Product Incharge',
  service_incharge: 'Service Incharge',
  customer: 'Customer',
}
