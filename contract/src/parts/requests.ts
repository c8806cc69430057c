import { m } from 'contract/messages'
import { z } from 'zod'
import { bulkAnswer } from '../core/bulk.ts'
import { define } from '../core/endpoint.ts'
import { byId, filled, flag, idNumber, idsOf, integer, one, paged, paging, timestamp } from '../core/fields.ts'
import { orderBy } from '../core/order.ts'
import { exportOf } from '../core/sheets.ts'
import { partLine, partLines } from './lines.ts'
import { key, note, place } from './stock.ts'
import { LONGEST_NOTE, MOST_PIECES, REQUEST_SORTS, REQUEST_STATES, type RequestState } from './words.ts'

const requestStep = z.object({
  state: z.enum(REQUEST_STATES),
  at: timestamp,
  by_name: z.string(),
  note: z.string(),
  /** it ended because its complaint was closed */
  with_complaint: z.boolean(),
})

/** A request for spare parts, and how it came to its state. */
export const partRequest = z.object({
  id: z.int(),
  /** null: the complaint was deleted */
  complaint_id: z.int().nullable(),
  job_no: z.string(),
  model_name: z.string(),
  /** the complaint is completed or cancelled: what is in transit or was received for it is to be given back */
  is_closed: z.boolean(),
  part_id: z.int(),
  number: z.string(),
  part_name: z.string(),
  /** in Nepali; empty if there is none */
  part_name_ne: z.string(),
  /** how many are asked for */
  count: z.int(),
  /** how many of them came */
  came: z.int(),
  state: z.enum(REQUEST_STATES),
  /** where they are to come, `centre-5` or `bag-9`; empty while the complaint has no service centre */
  place: z.string(),
  /** of the centre, or of the engineer */
  place_name: z.string(),
  /** of the centre to which they come, also where they are for a bag */
  centre_id: z.int().nullable(),
  centre_name: z.string(),
  /** good ones at the head office; null where the caller sees one centre only */
  at_office: z.int().nullable(),
  asked_at: timestamp,
  /** since when it is in this state */
  since: timestamp,
  steps: z.array(requestStep),
  version: z.int(),
})
export type PartRequest = z.output<typeof partRequest>

const requestCounts = z.object(
  Object.fromEntries(REQUEST_STATES.map((state) => [state, z.int()])) as Record<RequestState, z.ZodInt>,
)

const filters = {
  state: z.enum(REQUEST_STATES).optional(),
  /** only those with which something is still to be done */
  open: flag().optional(),
  centre_id: idNumber().optional(),
  part_id: idNumber().optional(),
  complaint_id: idNumber().optional(),
  /** part of the number or name of a part, or of a job number */
  search: z.string().trim().max(100).optional(),
  sort: orderBy(REQUEST_SORTS),
}
const { state: _, sort: __, ...beside } = filters

/** The version that was on the screen; an act about another one is refused. */
const version = integer(m.core_version_expected, { min: 1 }).optional()
const plainStep = z.object({ version, note })
const stepped = one(partRequest).extend({ message: z.string() })
const requestIds = idsOf(m.requests_select_one)

/** The form with which parts are asked for. */
export const askForm = z.object({
  lines: partLines(partLine, { min: 1 }),
  /** by default the service centre of the complaint */
  place: place.optional(),
  note,
  key,
})

/** What came of what was sent. */
export const receivedForm = z.object({
  version,
  came: integer(m.requests_came_expected, { min: 1, max: MOST_PIECES }),
  /** by default where they were sent: the shelf of that service centre, or the bag of an engineer there */
  place: place.optional(),
  /** needed where fewer came than were sent: the others are written off */
  note,
})

/** Requests for spare parts, from the engineer who lacks one to the shelf on which it arrives. */
export const partRequests = define({
  list: {
    method: 'GET',
    path: '/partrequests',
    access: 'parts.read',
    centre: 'handler',
    summary: 'Requests for spare parts, the one that waits longest first',
    query: z.object({ ...filters, ...paging(25) }),
    response: paged(partRequest),
  },
  counts: {
    method: 'GET',
    path: '/partrequests/counts',
    access: 'parts.read',
    centre: 'handler',
    summary: 'How many requests for spare parts there are in each state, by the other filters of the list',
    query: z.object(beside),
    response: one(requestCounts),
  },
  export: exportOf({
    path: '/partrequests/export',
    access: 'parts.read',
    centre: 'handler',
    summary: 'Requests for spare parts as a spreadsheet, by the filters and order of the list',
    filters,
  }),
  ask: {
    method: 'POST',
    path: '/partrequests/complaint/:id',
    access: 'complaints.write',
    centre: 'complaint',
    summary: 'Ask for spare parts that the repair of a complaint needs',
    params: byId,
    body: askForm,
    response: z.object({ message: z.string(), data: z.object({ requests: z.int() }) }),
  },
  approveMany: {
    method: 'POST',
    path: '/partrequests/bulk/approve',
    access: 'parts.approve',
    summary: 'Approve requests for spare parts, each for itself',
    body: z.object({ ids: requestIds }),
    response: bulkAnswer,
  },
  sendMany: {
    method: 'POST',
    path: '/partrequests/bulk/send',
    access: 'parts.move',
    summary: 'Send the parts of requests from the head office, each for itself; what is not there waits',
    body: z.object({ ids: requestIds, note }),
    response: bulkAnswer,
  },
  approve: {
    method: 'POST',
    path: '/partrequests/:id/approve',
    access: 'parts.approve',
    summary: 'Approve a request for spare parts',
    params: byId,
    body: plainStep,
    response: stepped,
  },
  refuse: {
    method: 'POST',
    path: '/partrequests/:id/refuse',
    access: 'parts.approve',
    summary: 'Refuse a request for spare parts',
    params: byId,
    body: z.object({ version, note: filled(m.requests_say_why_refused, m.labels_a_reason, LONGEST_NOTE) }),
    response: stepped,
  },
  send: {
    method: 'POST',
    path: '/partrequests/:id/send',
    access: 'parts.move',
    summary: 'Send the parts of a request from the head office; they are in transit until they are received',
    params: byId,
    body: plainStep.extend({ place: place.optional() }),
    response: stepped,
  },
  receive: {
    method: 'POST',
    path: '/partrequests/:id/receive',
    access: 'parts.move',
    centre: 'handler',
    summary: 'Enter that the parts of a request arrived; what is missing of them is written off',
    params: byId,
    body: receivedForm,
    response: stepped,
  },
  return: {
    method: 'POST',
    path: '/partrequests/:id/return',
    access: 'parts.move',
    centre: 'handler',
    summary: 'Give the parts of a request back to the head office, from the way or from where they were received',
    params: byId,
    body: plainStep.extend({ is_defective: flag().default(false) }),
    response: stepped,
  },
  cancel: {
    method: 'POST',
    path: '/partrequests/:id/cancel',
    access: 'complaints.write',
    centre: 'handler',
    summary: 'Cancel a request for spare parts that are not sent yet',
    params: byId,
    body: plainStep,
    response: stepped,
  },
})
