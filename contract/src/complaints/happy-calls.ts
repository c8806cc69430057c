import { m } from 'contract/messages'
import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import {
  byId,
  date,
  flag,
  idNumber,
  integer,
  many,
  one,
  optionalText,
  paged,
  paging,
  timestamp,
  unlessBlank,
} from '../core/fields.ts'
import { orderBy } from '../core/order.ts'
import { rupees } from '../core/rupees.ts'
import { exportOf } from '../core/sheets.ts'
import { CONFIRMATIONS } from './confirmations.ts'
import {
  CALL_RESULTS,
  HAPPY_CALL_REASONS,
  HAPPY_CALL_SORTS,
  HAPPY_CALL_STATES,
  HAPPY_CALL_TRIES,
  LONGEST_CALL_NOTE,
} from './happy-call-words.ts'

/** A customer who is called after a repair, with what is known of the repair, and what they said. */
const happyCall = z.object({
  id: z.int(),
  complaint_id: z.int(),
  job_no: z.string(),
  state: z.enum(HAPPY_CALL_STATES),
  why: z.enum(HAPPY_CALL_REASONS),
  completed_at: timestamp,
  /** the last day on which they are called */
  call_until: date,
  customer_name: z.string(),
  /** the number to call */
  contact: z.string(),
  model_name: z.string(),
  problem_type: z.string(),
  centre_name: z.string(),
  engineer_name: z.string(),
  /** of the visit that completed it; empty and 0 without a report */
  finding: z.string(),
  done: z.string(),
  due: z.int(),
  paid: z.int(),
  confirmation: z.enum(CONFIRMATIONS),
  no_code_reason: z.string(),
  tries: z.int(),
  is_fixed: z.boolean().nullable(),
  /** in rupees, to the engineer, as the customer says; null where they were not asked */
  told_paid: z.int().nullable(),
  friendly: z.int().nullable(),
  note: z.string(),
  by_name: z.string(),
  /** of the last try; empty before */
  at: z.string(),
})
export type HappyCall = z.output<typeof happyCall>

const filters = {
  /** by default those that are to be made now */
  state: z.enum([...HAPPY_CALL_STATES, 'all'], { error: m.core_no_filter }).optional(),
  why: z.enum(HAPPY_CALL_REASONS, { error: m.core_no_filter }).optional(),
  centre_id: idNumber().optional(),
  /** part of the customer’s name or number, of the engineer’s name, or the job number */
  search: z.string().trim().max(100).optional(),
  sort: orderBy(HAPPY_CALL_SORTS),
}

/** What came of a happy call. */
export const happyCallForm = z.object({
  result: z.enum(CALL_RESULTS, { error: m.happy_calls_choose_result }),
  /** needed where the customer was reached */
  is_fixed: unlessBlank(flag()),
  told_paid: unlessBlank(rupees(m.happy_calls_amount_expected)),
  friendly: unlessBlank(integer(m.happy_calls_friendly_expected, { min: 1, max: 5 })),
  note: optionalText(m.labels_a_note, LONGEST_CALL_NOTE),
  /** the tries that were on the screen: of two who enter a call the second is told */
  seen_tries: integer(m.happy_calls_tries_expected, { min: 0, max: HAPPY_CALL_TRIES }),
})

/** Calls to customers after a repair: whether it works, and what they paid. */
export const happyCalls = define({
  list: {
    method: 'GET',
    path: '/happycalls',
    access: 'happycalls.write',
    summary: 'Customers to call after a repair, the oldest completion first',
    query: z.object({ ...filters, ...paging() }),
    response: paged(happyCall),
  },
  export: exportOf({
    path: '/happycalls/export',
    access: 'happycalls.write',
    summary: 'Happy calls as a spreadsheet, by the filters and order of the list',
    filters,
    people: 'happy_calls',
  }),
  ofComplaint: {
    method: 'GET',
    path: '/happycalls/complaint/:id',
    access: 'happycalls.write',
    summary: 'The happy calls about a complaint, the newest first',
    params: byId,
    response: many(happyCall),
  },
  enter: {
    method: 'POST',
    path: '/happycalls/:id',
    access: 'happycalls.write',
    summary: 'Enter what came of a happy call; where the product does not work the complaint is opened again',
    params: byId,
    body: happyCallForm,
    response: one(z.object({ call: happyCall, reopened: z.boolean() })),
  },
})
