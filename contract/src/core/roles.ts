export const ROLES = [
  'admin',
  'product_incharge',
  'service_incharge',
  'call_centre',
  'centre_incharge',
  'customer',
] as const
export type Role = (typeof ROLES)[number]

/** Whether a role sees only the complaints and engineers of the service centre that its account belongs to. */
export const isBoundToCentre = (role: Role): boolean => role === 'centre_incharge'

/** Staff work in the back office; customers in the portal. */
export const isStaff = (role: Role): boolean => role !== 'customer'
