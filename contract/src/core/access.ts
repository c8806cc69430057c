import { isBoundToCentre, ROLES, type Role } from './roles.ts'

/**
 * Permissions: capabilities, granted by role in one table. Another staff role is one more row.
 * `public` needs no session; `signed` is for other systems, which sign their request bodies.
 */
export const CAPABILITIES = [
  'account.own', // the caller's own profile, password and session
  'portal.use', // what a customer owns
  'field.work', // an engineer's own visits
  'dashboard.read',
  'figures.read', // of the whole company
  'catalogue.read',
  'catalogue.write',
  'units.read',
  'units.write',
  'ecatalogues.write',
  'registrations.read',
  'registrations.write',
  'registrations.correct', // serial number, model, date or shop
  'registrations.decide',
  'campaigns.read', // and note who answered
  'campaigns.send', // to the owners of products
  'warranties.read',
  'complaints.read',
  'complaints.write',
  'complaints.file', // for a caller
  'complaints.dispatch',
  'packages.read',
  'packages.write',
  'customers.read',
  'customers.write',
  'customers.contact', // where they live, how they are written to, and notes about them
  'customers.add', // an account for someone on the phone
  'people.numbers', // another person's mobile number, with which they sign in
  'people.export', // everybody in one file
  'people.delete',
  'points.adjust', // by hand, as many a day as the settings say
  'points.unlimited',
  'users.read',
  'users.write',
  'enquiries.read',
  'enquiries.answer', // and see to them
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
  'activity.read', // what everybody did
  'alarms.handle',
  'system.read',
  'servicepoints.read',
  'servicepoints.write',
  'engineers.read',
  'engineers.write',
  'parts.read', // spare parts, and where they are
  'parts.write', // their catalogue
  'parts.move', // what came, went and was counted
  'parts.approve', // what repairs ask for
  'answers.read', // canned ones
  'answers.write',
  'deadends.manage',
  'apikeys.manage', // with which other programs call
  'webhooks.manage', // which other systems are told of what happens
  'settings.write', // the brand, its contacts and rules
  'records.delete', // complaints, registrations and products
] as const
export type Capability = (typeof CAPABILITIES)[number]

/** A list grants access to anyone with one of its capabilities. */
export type Access = 'public' | 'signed' | Capability | readonly Capability[]

/** The access rules of a call. */
export interface Admission {
  access: Access
  /**
   * How the call keeps a caller who is bound to a service centre to its rows: the one in the address is checked, the
   * handler does it, or there is nothing of a centre in it. Without it they are refused.
   */
  centre?: 'complaint' | 'engineer' | 'handler' | 'any' | undefined
}

const STAFF: Capability[] = ['account.own', 'dashboard.read']
const OFFICE: Capability[] = [...STAFF, 'figures.read']

const GRANTS: Record<Role, ReadonlySet<Capability>> = {
  // A member of staff owns no products, and who drives to no customer has no visits.
  admin: new Set(CAPABILITIES.filter((capability) => capability !== 'portal.use' && capability !== 'field.work')),
  // Without registrations.decide, although an older client shows the button, unless the settings grant it: an approval awards points.
  product_incharge: new Set([
    ...OFFICE,
    'catalogue.read',
    'catalogue.write',
    'registrations.read',
    'registrations.write',
    'registrations.correct',
    'campaigns.read',
    'campaigns.send',
    'customers.read',
    'customers.write',
    'customers.contact',
    'customers.add',
    'people.numbers',
    'points.adjust',
    'enquiries.read',
    'enquiries.answer',
    'enquiries.write',
    'quotations.read',
    'quotations.decide',
    'personalisations.read',
    'personalisations.decide',
    'reviews.moderate',
  ]),
  service_incharge: new Set([
    ...OFFICE,
    'customers.read',
    'customers.contact',
    'customers.add',
    'registrations.read',
    'registrations.correct',
    'campaigns.read',
    'campaigns.send',
    'warranties.read',
    'complaints.read',
    'complaints.write',
    'complaints.file',
    'complaints.dispatch',
    'packages.read',
    'packages.write',
    'extensions.read',
    'extensions.settle',
    'servicepoints.read',
    'servicepoints.write',
    'engineers.read',
    'engineers.write',
    'parts.read',
    'parts.write',
    'parts.move',
    'parts.approve',
    'answers.read',
    'answers.write',
  ]),
  // Answers the phone: sees people, products with price and stock, and complaints, and destroys nothing.
  call_centre: new Set([
    ...OFFICE,
    'catalogue.read',
    'customers.read',
    'customers.contact',
    'customers.add',
    'registrations.read',
    'registrations.write',
    'registrations.correct',
    'campaigns.read',
    'warranties.read',
    'complaints.read',
    'complaints.write',
    'complaints.file',
    'extensions.read',
    'packages.read',
    'servicepoints.read',
    'engineers.read',
    'parts.read',
    'answers.read',
    'enquiries.read',
    'enquiries.answer',
  ]),
  // Runs a service centre: its complaints and its engineers, and nothing of another one.
  centre_incharge: new Set([
    ...STAFF,
    'complaints.read',
    'complaints.write',
    'engineers.read',
    'engineers.write',
    'parts.read',
    'parts.move',
    'answers.read',
  ]),
  // Has no back office: the own visits, on the phone.
  engineer: new Set(['account.own', 'field.work']),
  customer: new Set(['account.own', 'portal.use']),
}

/** What the settings of an installation grant beside the table: by capability, to which roles. */
export type FurtherGrants = Partial<Record<Capability, readonly Role[]>>

const NONE: FurtherGrants = {}

/** What an API key may do: what it was given, whatever the role of the account that it belongs to may do. */
export interface KeyPowers {
  capabilities: readonly Capability[]
  /** it is kept to the rows of a service centre, or of none */
  isBound: boolean
}

/** Who wants something: somebody with a role, or a key. */
export type Holder = Role | { role: Role; key?: KeyPowers | undefined }

/** Whether a role or a key has this access; a role by the table or by a further grant. Neither has a say in signed calls. */
export const may = (holder: Holder, access: Access, further: FurtherGrants = NONE): boolean =>
  access === 'public' || (access !== 'signed' && capabilitiesOf(access).some((one) => holds(holder, one, further)))

function holds(holder: Holder, capability: Capability, further: FurtherGrants): boolean {
  if (typeof holder === 'string')
    return GRANTS[holder].has(capability) || further[capability]?.includes(holder) === true
  return holder.key ? holder.key.capabilities.includes(capability) : holds(holder.role, capability, further)
}

/** Whether somebody may make a call. Who is bound to a service centre makes only calls that keep to it. */
export function mayCall(holder: Holder, call: Admission, further: FurtherGrants = NONE): boolean {
  const { access, centre } = call
  if (!may(holder, access, further)) return false
  if (typeof holder === 'object' && holder.key)
    // As narrow as the roles that are bound: what such a role may not call, the key may not either.
    return !holder.key.isBound || BOUND_ROLES.some((role) => mayCall(role, call))
  const role = typeof holder === 'string' ? holder : holder.role
  return !isBoundToCentre(role) || centre !== undefined || access === 'account.own' || access === 'public'
}

const BOUND_ROLES = ROLES.filter(isBoundToCentre)

/** Whether a role that is bound to a service centre has a capability. */
export const isOfCentres = (capability: Capability): boolean => BOUND_ROLES.some((role) => may(role, capability))

/** Whether somebody sees the rows of a service centre, or those that have none. */
export const reachesCentre = (
  { role, centre_id }: { role: Role; centre_id: number | null },
  centre: number | null,
): boolean => !isBoundToCentre(role) || (centre_id !== null && centre_id === centre)

/** The capabilities of which a caller needs one. */
export const capabilitiesOf = (access: Capability | readonly Capability[]): readonly Capability[] =>
  typeof access === 'string' ? [access] : access
