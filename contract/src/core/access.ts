/**
 * Permissions: capabilities, granted by role in one table. Another staff role is one more row.
 * `public` needs no session; `signed` is for other systems, which sign their request bodies.
 */
export const ROLES = ['admin', 'product_incharge', 'service_incharge', 'customer'] as const
export type Role = (typeof ROLES)[number]

const CAPABILITIES = [
  'account.own', // the caller's own profile, password and session
  'portal.use', // what a customer owns
  'dashboard.read',
  'catalogue.read',
  'catalogue.write',
  'units.read',
  'units.write',
  'ecatalogues.write',
  'registrations.read',
  'registrations.write',
  'registrations.decide',
  'complaints.read',
  'complaints.write',
  'complaints.dispatch',
  'packages.read',
  'packages.write',
  'customers.read',
  'customers.write',
  'users.read',
  'users.write',
  'enquiries.read',
  'enquiries.write',
  'quotations.read',
  'quotations.decide',
  'personalisations.read',
  'personalisations.decide',
  'reviews.moderate',
  'extensions.read',
  'extensions.settle',
  'jobs.read',
  'jobs.write',
  'alarms.handle',
  'servicepoints.read',
  'servicepoints.write',
  'deadends.manage',
  'settings.write', // the brand, its contacts and rules
  'records.delete', // complaints, registrations, products and customers
] as const
export type Capability = (typeof CAPABILITIES)[number]

/** A list grants access to anyone with one of its capabilities. */
export type Access = 'public' | 'signed' | Capability | readonly Capability[]

const STAFF: Capability[] = ['account.own', 'dashboard.read']

const GRANTS: Record<Role, ReadonlySet<Capability>> = {
  // A member of staff owns no products.
  admin: new Set(CAPABILITIES.filter((capability) => capability !== 'portal.use')),
  // Without registrations.decide, although an older client shows the button: an approval awards points.
  product_incharge: new Set([
    ...STAFF,
    'catalogue.read',
    'catalogue.write',
    'registrations.read',
    'registrations.write',
    'customers.read',
    'customers.write',
    'enquiries.read',
    'enquiries.write',
    'quotations.read',
    'quotations.decide',
    'personalisations.read',
    'personalisations.decide',
    'reviews.moderate',
  ]),
  service_incharge: new Set([
    ...STAFF,
    'complaints.read',
    'complaints.write',
    'complaints.dispatch',
    'packages.read',
    'packages.write',
    'extensions.read',
    'extensions.settle',
    'servicepoints.read',
    'servicepoints.write',
  ]),
  customer: new Set(['account.own', 'portal.use']),
}

/** Whether a role may use what needs this. A signature is no matter of roles. */
export const may = (role: Role, access: Access): boolean =>
  access === 'public' || (access !== 'signed' && capabilitiesOf(access).some((one) => GRANTS[role].has(one)))

/** The capabilities of which a caller needs one. */
export const capabilitiesOf = (access: Capability | readonly Capability[]): readonly Capability[] =>
  typeof access === 'string' ? [access] : access

/** Staff work in the back office; customers in the portal. */
export const isStaff = (role: Role): boolean => role !== 'customer'
