import type { AskedFields } from '../core/conditions.ts'
import type { Locale } from '../core/locale.ts'
import { m } from 'contract/messages'

/** For this many days after a complaint was closed both sides can write, and the customer can reopen it once. */
export const DAYS_AFTER_CLOSING = 15

/** Said where neither the form nor the registration has the warranty card. */
export const CARD_REQUIRED = m.complaints_warranty_image_required

export const MESSAGE_MAX = 2000

/** For how many complaints a message to many is previewed: as many as a list selects. */
export const PREVIEW_MAX = 5000

/**
 * Why the customer of a complaint gets no message to many: it is gone, it was merged, it was closed too long ago, the
 * number receives no text messages, a place of the text has no value, or the text gets too long with its values.
 */
export const UNREACHED = ['gone', 'merged', 'closed', 'no_mobile', 'place', 'long'] as const
export type Unreached = (typeof UNREACHED)[number]

/** The maximum length of a tag, and how many a complaint can have. */
export const TAG_MAX = 30
export const TAGS_MAX = 10

/** What a visit or an estimate costs at most, in rupees: seven digits, as a phone takes them. */
export const MOST_CHARGE = 9_999_999

/** How many photographs a customer can send in the messages about one complaint. */
export const MESSAGE_PHOTOS = 20

/** How many job sheets are printed at once. */
export const JOB_SHEETS_MAX = 100

/** The sender of a message; an internal note is visible to staff only. */
export const MESSAGE_KINDS = ['customer', 'staff', 'internal'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** What an engineer tells on the way to a visit. */
export const VISIT_STEPS = ['set_out', 'arrived'] as const
export type VisitStep = (typeof VISIT_STEPS)[number]

export const TIMELINE_KINDS = [
  'status',
  ...MESSAGE_KINDS,
  'visit',
  'queued',
  'failed',
  'dispatched',
  // to the service centre, where no CRM is set
  'sent',
  'confirmed',
  'rated',
  'assigned',
  // with the outcome as its text
  'visited',
  // a happy call, with what the customer said as its text
  'called',
  ...VISIT_STEPS,
  'waiting',
  'resumed',
  // with the total as its text, then with what the customer said
  'estimated',
  'estimate_accepted',
  'estimate_declined',
  // `id` is then the other complaint
  'merged',
  'merged_into',
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

/** The customer's wording of a stage; the API and staff keep the stage itself. */
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

/** How many complaints a stage shows on the board; the list has the rest. */
export const BOARD_CARDS = 20

/** Priorities; each has its own answer and repair targets in the settings. */
export const PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const
export type Priority = (typeof PRIORITIES)[number]

/** Stages of waiting for parts, in which the clock of a complaint is paused. */
export const PART_STATUSES = [
  'Part Approval Pending from ASM',
  'Part Pending from HO',
  'Parts in Transit',
] as const satisfies ComplaintStatus[]

/** Stages in which a complaint is assigned and work has not begun: it needs planning while it has no engineer or visit. */
export const STATUSES_TO_PLAN = ['Service Center Assigned', 'Engineer Allocated'] as const satisfies ComplaintStatus[]

/** Whether this stage is one of waiting for parts. */
export const isForParts = (status: string): boolean => PART_STATUSES.some((waiting) => waiting === status)

/** Why the clock of an open complaint is paused; empty: it runs. */
export const PAUSES = ['', 'parts', 'customer'] as const
export type PauseReason = (typeof PAUSES)[number]

/** The next due item: the first answer or the repair; empty if nothing is due. */
export const DUE_KINDS = ['', 'answer', 'repair'] as const
export type DueKind = (typeof DUE_KINDS)[number]

/** The list's filters by due time. */
export const DUE_FILTERS = ['late', 'today'] as const
export type DueFilter = (typeof DUE_FILTERS)[number]

/** Who filed a complaint: the customer, or staff for a caller. */
export const COMPLAINT_SOURCES = ['customer', 'phone'] as const
export type ComplaintSource = (typeof COMPLAINT_SOURCES)[number]

/** A unit that fails again within so many days after a repair was not repaired well. */
export const REPEAT_DAYS = 30

/** Columns by which the list can be ordered, with `-` in front for descending; the default is newest first. */
export const COMPLAINT_SORTS = ['customer', 'model', 'status', 'due', 'district', 'visit', 'created'] as const

/** The fields the list can be filtered by. */
export const COMPLAINT_FIELDS = {
  status: { kind: 'choice', values: COMPLAINT_STATUSES },
  priority: { kind: 'choice', values: PRIORITIES },
  dispatch: { kind: 'choice', values: DISPATCH_STATES },
  centre_id: { kind: 'choice', optional: true, digits: true },
  engineer_id: { kind: 'choice', optional: true, digits: true },
  tag: { kind: 'choice', optional: true },
  zone: { kind: 'choice', optional: true },
  district: { kind: 'choice', optional: true },
  model: { kind: 'text' },
  problem_type: { kind: 'choice', optional: true },
  rating: { kind: 'choice', optional: true, digits: true },
} as const satisfies AskedFields
