import type { Role } from 'contract/core/roles'
import { m } from '#messages'

/** Roles as people read them. */
export const ROLE_NAME: Record<Role, () => string> = {
  admin: m.accounts_role_admin,
  product_incharge: m.accounts_role_product,
  service_incharge: m.accounts_role_service,
  call_centre: m.accounts_role_call_centre,
  centre_incharge: m.accounts_role_centre_incharge,
  engineer: m.accounts_role_engineer,
  customer: m.accounts_role_customer,
}
