import type { Locale } from '../core/locale.ts'
import { m } from 'contract/messages'

/** For this many days after a complaint was closed both sides can write, and the customer can reopen it once. */
export const DAYS_AFTER_CLOSING = 15

/** Said where neither the form nor the registration has the warranty card. */
export const CARD_REQUIRED = 'Warranty image is required'

export const MESSAGE_MAX = 2000

/** How many photographs a customer can send in the messages about one complaint. */
export const MESSAGE_PHOTOS = 20

/** The sender of a message; an internal note is visible to staff only. */
export const MESSAGE_KINDS = ['customer', 'staff', 'internal'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

export const TIMELINE_KINDS = [
  'status',
  ...MESSAGE_KINDS,
  'visit',
  'queued',
  'failed',
  'dispatched',
  'confirmed',
  'rated',
] as const
export type TimelineKind = (typeof TIMELINE_KINDS)[number]

/** Canonical spelling of every stage of a complaint, in their usual order. */
export const COMPLAINT_STATUSES = [
  'Unassigned',
  'Service Center Assigned',
  'Engineer Allocated',
  'Part Approval Pending from ASM',
  'Part Pending from HO',
  'Parts in Transit',
  'Part Consumed by Service Center',
  'On Service',
  'Completed',
  'Cancelled',
] as const
export type ComplaintStatus = (typeof COMPLAINT_STATUSES)[number]

/** What a customer reads for a stage; the stage itself stays on the wire and with staff. */
export const STAGE_FOR_CUSTOMER = {
  Unassigned: m.stages_received,
  'Service Center Assigned': m.stages_sent,
  'Engineer Allocated': m.stages_technician,
  'Part Approval Pending from ASM': m.stages_parts_requested,
  'Part Pending from HO': m.stages_parts_waiting,
  'Parts in Transit': m.stages_parts_coming,
  'Part Consumed by Service Center': m.stages_parts_here,
  'On Service': m.stages_repairing,
  Completed: m.stages_repaired,
  Cancelled: m.stages_cancelled,
} satisfies Record<ComplaintStatus, unknown>

/** The same for a stage as it came over the wire, in the language of the page or a given one; one that is not known reads as it is. */
export const stageForCustomer = (status: string, locale?: Locale): string =>
  Object.hasOwn(STAGE_FOR_CUSTOMER, status)
    ? STAGE_FOR_CUSTOMER[status as ComplaintStatus]({}, locale && { locale })
    : status

/** After these no more work is done; everything else counts as open. */
export const CLOSED_STATUSES = ['Completed', 'Cancelled'] as const satisfies ComplaintStatus[]
export const OPEN_STATUSES = COMPLAINT_STATUSES.filter((status) => !isClosed(status))

/** Whether a complaint with this status is closed; an unknown status is not. */
export function isClosed(status: string): boolean {
  return CLOSED_STATUSES.some((closed) => closed === status)
}

export const DISPATCH_STATES = ['none', 'queued', 'failed', 'dispatched'] as const
export type DispatchState = (typeof DISPATCH_STATES)[number]
