import type { AskedFields } from '../core/conditions.ts'

export const REGISTRATION_STATUSES = ['Pending', 'Approved', 'Discount', 'Rejected'] as const
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number]

/** Whether the status grants warranty and points. */
export const isApproved = (status: RegistrationStatus): boolean => status === 'Approved' || status === 'Discount'

/** What an approval goes by: what the customer was promised when registering, or the catalogue now. */
export const PROMISE_CHOICES = ['promised', 'current'] as const
export type PromiseChoice = (typeof PROMISE_CHOICES)[number]

/** Said where another registration has the serial number. */
export const SERIAL_TAKEN =
  'A product with this serial number is already registered. Please check the number, or write to us if the product is yours'

/** The outcome of a registration: its status, or how it ended. */
export const REGISTRATION_FATES = [...REGISTRATION_STATUSES, 'Withdrawn', 'Deleted'] as const
export type RegistrationFate = (typeof REGISTRATION_FATES)[number]

/** Columns by which the list can be ordered, with `-` in front for descending; the default is newest first. */
export const REGISTRATION_SORTS = ['customer', 'model', 'store', 'purchase_date', 'status', 'created'] as const

/** Columns by which the list can be ordered, with `-` in front for descending; the default is newest first. */
export const WARRANTY_SORTS = ['customer', 'model', 'model_num', 'purchase_date', 'expires'] as const

/** The fields the list can be filtered by. */
export const REGISTRATION_FIELDS = {
  status: { kind: 'choice', values: REGISTRATION_STATUSES },
  model: { kind: 'text' },
  store: { kind: 'text', optional: true },
  district: { kind: 'choice', optional: true },
} as const satisfies AskedFields

/** The fields the list can be filtered by. */
export const WARRANTY_FIELDS = {
  model: { kind: 'text' },
  serial_number: { kind: 'text' },
  district: { kind: 'choice', optional: true },
} as const satisfies AskedFields
