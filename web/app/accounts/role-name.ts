import type { Role } from 'contract/core/access'
import { m } from '#messages'

/** Roles as people read them. */
export const ROLE_NAME: Record<Role, () => string> = {
  admin: m.accounts_role_admin,
  product_incharge: m.accounts_role_product,
  service_incharge: m.accounts_role_service,
  customer: m.accounts_role_customer,
}
