import { m } from 'contract/messages'
import type { AskedFields } from '../core/conditions.ts'

export const REGISTRATION_STATUSES = ['Pending', 'Approved', 'Discount', 'Rejected'] as const
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number]

/** Whether the status grants warranty and points. */
export const isApproved = (status: RegistrationStatus): boolean => status === 'Approved' || status === 'Discount'

/** What an approval goes by: what the customer was promised when registering, or the catalogue now. */
export const PROMISE_CHOICES = ['promised', 'current'] as const
export type PromiseChoice = (typeof PROMISE_CHOICES)[number]

/** Said where another registration has the serial number. */
export const SERIAL_TAKEN = m.registrations_product_serial_number_already_registered_check

/** The outcome of a registration: its status, or how it ended. */
export const REGISTRATION_FATES = [...REGISTRATION_STATUSES, 'Withdrawn', 'Deleted'] as const
export type RegistrationFate = (typeof REGISTRATION_FATES)[number]

/** The parts of those that wait: with what the queue decides, and born by phone without a bill. */
export const WAITING_PARTS = ['queue', 'phone'] as const
export type WaitingPart = (typeof WAITING_PARTS)[number]

/** How long the link of an SMS takes the bill of a registration, unless a newer one is sent. */
export const BILL_LINK_DAYS = 14

/** After how many days without a bill its customer is reminded, once. */
export const BILL_REMINDER_DAYS = 3

/** How long the bill of a registration is not asked for again. */
export const BILL_ASKED_AGAIN_HOURS = 1

/** Whether the link of an SMS takes a bill: it does, the bill is there and waits for its check, or nothing is asked any more. */
export const BILL_LINK_STATES = ['open', 'received', 'ended'] as const

/** Columns by which the list can be ordered, with `-` in front for descending; the default is newest first, of those that wait the oldest. */
export const REGISTRATION_SORTS = ['customer', 'model', 'store', 'purchase_date', 'status', 'created'] as const

/** Columns by which the list can be ordered, with `-` in front for descending; the default is newest first. */
export const WARRANTY_SORTS = ['customer', 'model', 'model_num', 'purchase_date', 'expires'] as const

/** The fields the list can be filtered by. */
export const REGISTRATION_FIELDS = {
  status: { kind: 'choice', values: REGISTRATION_STATUSES },
  model: { kind: 'text' },
  store: { kind: 'text', optional: true },
  district: { kind: 'choice', optional: true },
  serial_number: { kind: 'text', optional: true, serial: true },
  /** of the unit with its serial number */
  batch: { kind: 'text', optional: true },
} as const satisfies AskedFields

/** The fields the list can be filtered by. */
export const WARRANTY_FIELDS = {
  model: { kind: 'text' },
  serial_number: { kind: 'text' },
  district: { kind: 'choice', optional: true },
} as const satisfies AskedFields
