import { z } from 'zod'
import { COMPLAINT_STATUSES } from '../complaints/words.ts'
import { deletionReason } from '../deletions/endpoints.ts'
import { LOCALES } from '../core/locale.ts'
import { define } from '../core/endpoint.ts'
import {
  byId,
  date,
  deletion,
  done,
  filled,
  idsOf,
  integer,
  mobileNumber,
  one,
  optionalText,
  paged,
  paging,
  requiredText,
  timestamp,
} from '../core/fields.ts'
import { fullName } from '../accounts/endpoints.ts'
import { person, personChange, personFilters, tierName } from '../accounts/people.ts'
import { REGISTRATION_STATUSES } from '../registrations/words.ts'
import { PERSONALISATION_STATUSES } from '../personalisations/words.ts'
import { askedProduct } from '../quotations/endpoints.ts'
import { QUOTATION_STATUSES } from '../quotations/words.ts'
import { endSessionsOf } from '../sessions/endpoints.ts'
import { exportOf } from '../core/sheets.ts'
import { withEarlierNames } from '../earlier-client/names.ts'

/** A customer in the back office. */
export const customerRow = person.extend({ customerAddress: z.string(), tier: z.string() })
export type CustomerRow = z.output<typeof customerRow>

/** One customer. */
export const customerDetail = customerRow.extend({
  is_verified: z.boolean(),
  membership: z.boolean(),
  reward_points: z.int(),
  /** until when a number that staff entered sets no password and spends no points; empty when it is like any other */
  number_guarded_until: z.string(),
  /** the language of messages to them */
  language: z.enum(LOCALES),
  /** how many times the usual number of requests they may make */
  quota_factor: z.int(),
})

export type CustomerDetail = z.output<typeof customerDetail>

/** The newest of something, and how many there are. */
const newest = <T extends z.ZodType>(row: T) => z.object({ total: z.int(), rows: z.array(row) })

/** A line of a customer's points: why, how many, and when. */
export const pointLine = z.object({
  id: z.int(),
  points: z.int(),
  kind: z.enum(['earned', 'spent', 'refunded', 'expired', 'revoked', 'adjusted']),
  reason: z.string(),
  created_at: timestamp,
})

/** An overview of one customer, limited to what the caller may see. */
export const customerOverview = z.object({
  reward_points: z.int(),
  /** points of the last 365 days, by which the tier goes */
  points_earned: z.int(),
  tier: tierName,
  entries: newest(pointLine),
  products: newest(
    z.object({
      id: z.int(),
      model_name: z.string(),
      model_num: z.string(),
      serial_number: z.string(),
      purchase_date: date,
      warranty_expiry: z.string(),
      status: z.enum(REGISTRATION_STATUSES),
    }),
  ).nullable(),
  complaints: newest(
    z.object({
      id: z.int(),
      model_name: z.string(),
      problem_type: z.string(),
      job_no: z.string(),
      status: z.enum(COMPLAINT_STATUSES),
      created_at: timestamp,
    }),
  ).nullable(),
  quotations: newest(
    z.object({
      id: z.int(),
      /** of the first product */
      ...askedProduct.shape,
      products: z.array(askedProduct),
      status: z.enum(QUOTATION_STATUSES),
      created_at: timestamp,
    }),
  ).nullable(),
  personalisations: newest(
    z.object({
      id: z.int(),
      product_name: z.string(),
      text: z.string(),
      status: z.enum(PERSONALISATION_STATUSES),
      created_at: timestamp,
    }),
  ).nullable(),
  /** enquiries from this number */
  enquiries: newest(
    z.object({ id: z.int(), note: z.string(), is_read: z.boolean(), created_at: timestamp }),
  ).nullable(),
})
export type CustomerOverview = z.output<typeof customerOverview>

const filters = { ...personFilters, tier: tierName.optional() }

const POINTS = 'Enter a whole number of points, such as 50 or -50'

const MOST_POINTS = 1_000_000

/** Customers in the back office. */
export const customers = define({
  list: {
    method: 'GET',
    path: '/user/getallcustomers',
    access: 'customers.read',
    summary: 'All customers, newest first',
    query: z.object({ ...filters, ...paging() }),
    response: withEarlierNames('customers', paged(customerRow)),
  },
  export: exportOf({
    path: '/user/getallcustomers/export',
    access: 'people.export',
    summary: 'The customers as a spreadsheet, by the filters of the list',
    filters,
    people: 'customers',
  }),
  get: {
    method: 'GET',
    path: '/user/getcustomerbyid/:id',
    access: 'customers.read',
    summary: 'One customer',
    params: byId,
    response: one(customerDetail),
  },
  overview: {
    method: 'GET',
    path: '/user/customeroverview/:id',
    access: 'customers.read',
    summary: 'Products, complaints and points of one customer, the newest of each; null where the role may not look',
    params: byId,
    response: one(customerOverview),
  },
  add: {
    method: 'POST',
    path: '/user/addcustomer',
    access: 'customers.add',
    summary: 'An account for someone on the phone; they claim it with a code when they sign up with the number',
    body: z.object({
      contact: mobileNumber,
      name: fullName,
      district: requiredText('District', 100),
      customerAddress: optionalText('Address', 300),
      /** in which they are written to */
      language: z.enum(LOCALES, { error: 'en or ne is expected' }).default('ne'),
    }),
    response: one(customerDetail),
  },
  update: {
    method: 'PUT',
    path: '/user/updatecustomer/:id',
    access: 'customers.write',
    summary: 'Change what was sent of a customer; a changed number ends their sessions',
    params: byId,
    body: z.object({
      ...personChange,
      customerAddress: optionalText('Address', 300),
      /** how many times the usual number of registrations, quotations and personalised products they may have and make in a day */
      quota_factor: integer('Choose how many requests they may make', { min: 1, max: 100 }).optional(),
    }),
    response: one(customerDetail),
  },
  endSessions: endSessionsOf({ path: '/user/customersessions/:id', access: 'customers.write' }),
  delete: {
    method: 'DELETE',
    path: '/user/deletecustomers/:id',
    access: 'people.delete',
    recentPassword: true,
    summary: 'Delete a customer with all that is theirs, unless something of it is still open',
    params: byId,
    body: deletionReason,
    response: done,
  },
  deleteMany: {
    method: 'DELETE',
    path: '/user/deletemultiplecustomers',
    access: 'people.delete',
    recentPassword: true,
    summary: 'Delete customers, all or none: one with something open keeps all',
    body: deletionReason.extend({ customer_ids: idsOf('Select at least one customer') }),
    response: deletion,
  },
  adjustPoints: {
    method: 'POST',
    path: '/user/adjustpoints/:id',
    access: 'points.adjust',
    recentPassword: true,
    summary:
      'Give a customer points or take some away, with a reason; the balance stays at 0 or above. Without `points.unlimited` up to what the settings allow a day',
    params: byId,
    body: z.object({
      points: integer(POINTS, { min: -MOST_POINTS, max: MOST_POINTS }).refine((points) => points !== 0, POINTS),
      reason: filled('Enter a reason', 'A reason', 200),
    }),
    response: z.object({ message: z.string(), data: z.object({ reward_points: z.int() }) }),
  },
})
