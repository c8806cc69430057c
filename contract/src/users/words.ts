export const STAFF_ROLES = [
  'admin',
  'product_incharge',
  'service_incharge',
  'call_centre',
  'centre_incharge',
  'engineer',
] as const
export type StaffRole = (typeof STAFF_ROLES)[number]
