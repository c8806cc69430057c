export const ROLES = [
  'admin',
  'product_incharge',
  'service_incharge',
  'call_centre',
  'centre_incharge',
  'engineer',
  'customer',
] as const
export type Role = (typeof ROLES)[number]

/** Whether a role sees only the complaints and engineers of the service centre that its account belongs to. */
export const isBoundToCentre = (role: Role): boolean => role === 'centre_incharge'

/** Staff have accounts that the office gives; all of them but engineers work in the back office. Customers have the portal. */
export const isStaff = (role: Role): boolean => role !== 'customer'

/** Whether a role works in the back office; an engineer works with the phone at the customer's home. */
export const isOfOffice = (role: Role): boolean => isStaff(role) && role !== 'engineer'
