import { m } from 'contract/messages'
import { z } from 'zod'
import { askedPlace } from '../complaints/place.ts'
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
  idNumber,
  idsOf,
  integer,
  jsonList,
  mobileNumber,
  one,
  optionalText,
  paged,
  paging,
  timestamp,
} from '../core/fields.ts'
import { fullName } from '../accounts/endpoints.ts'
import { mergePreview, otherNumber, recentMerge } from './merging.ts'
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
  /** the number that somebody else has by now, and when the account lost it; empty if it never did */
  number_given_up: z.string(),
  number_given_up_at: z.string(),
  /** the language of messages to them */
  language: z.enum(LOCALES),
  /** how many times the usual number of requests they may make */
  quota_factor: z.int(),
  local_level: z.string(),
  ward: z.string(),
  /** by which they are found too */
  numbers: z.array(otherNumber),
  /** accounts that were made one with this one within the last day */
  merges: z.array(recentMerge),
})

export type CustomerDetail = z.output<typeof customerDetail>

/** Where a customer lives and how they are written to. */
export const customerContact = z.object({
  customerAddress: z.string(),
  city: z.string(),
  district: z.string(),
  local_level: z.string(),
  ward: z.int().nullable(),
  language: z.enum(LOCALES),
  /** those that may be moved along; none where the caller may not write complaints */
  open_complaints: z.array(
    z.object({
      id: z.int(),
      model_name: z.string(),
      job_no: z.string(),
      customerAddress: z.string(),
      district: z.string(),
    }),
  ),
})
export type CustomerContact = z.output<typeof customerContact>

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

const POINTS = m.customers_enter_whole_number_points_50_50

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
      /** may be empty: callers give it when a visit is planned */
      ...askedPlace,
      customerAddress: optionalText(m.labels_address, 300),
      /** in which they are written to */
      language: z.enum(LOCALES, { error: m.core_en_ne_expected }).default('ne'),
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
      customerAddress: optionalText(m.labels_address, 300),
      /** how many times the usual number of registrations, quotations and personalised products they may have and make in a day */
      quota_factor: integer(m.customers_choose_how_many_requests_they_may, { min: 1, max: 100 }).optional(),
    }),
    response: one(customerDetail),
  },
  getContact: {
    method: 'GET',
    path: '/user/customercontact/:id',
    access: 'customers.contact',
    summary: 'Where a customer lives and how they are written to, and their open complaints',
    params: byId,
    response: one(customerContact),
  },
  saveContact: {
    method: 'PUT',
    path: '/user/customercontact/:id',
    access: 'customers.contact',
    summary:
      'Save where a customer lives and how they are written to; open complaints that are named get the same address',
    params: byId,
    body: z.object({
      customerAddress: optionalText(m.labels_address, 300),
      city: optionalText(m.labels_city, 100),
      ...askedPlace,
      district: filled(m.customers_choose_district, m.labels_district, 100),
      language: z.enum(LOCALES, { error: m.core_en_ne_expected }).optional(),
      /** the value on the screen; the change is refused if it differs by now */
      seen_address: optionalText(m.labels_address, 300),
      seen_district: optionalText(m.labels_district, 100),
      complaint_ids: jsonList(idNumber(), m.core_choose_one_list).optional(),
    }),
    response: one(customerDetail),
  },
  addNumber: {
    method: 'POST',
    path: '/user/customernumbers/:id',
    access: 'customers.add',
    summary: 'Note another number of a customer, by which staff find them; it signs nobody in and gets no SMS',
    params: byId,
    body: z.object({ contact: mobileNumber }),
    response: one(customerDetail),
  },
  removeNumber: {
    method: 'DELETE',
    path: '/user/customernumbers/:id',
    access: 'customers.add',
    summary: 'Take another number away from a customer; one that signs in needs the right to change numbers',
    params: byId,
    body: z.object({ contact: mobileNumber }),
    response: one(customerDetail),
  },
  mergePreview: {
    method: 'GET',
    path: '/user/mergepreview/:id',
    access: 'customers.write',
    summary: 'Two customers that may be the same person side by side, with what would move',
    params: byId,
    query: z.object({ other: idNumber(m.customers_choose_other_customer) }),
    response: one(mergePreview),
  },
  merge: {
    method: 'POST',
    path: '/user/mergecustomers',
    access: 'customers.write',
    recentPassword: true,
    summary:
      'Make two accounts of one person one: everything moves, the other number finds and, if proven, signs in too; it can be undone for a day',
    body: z.object({
      /** whose number and password stay */
      kept_id: idNumber(m.customers_choose_whose_number_stays),
      merged_id: idNumber(m.customers_choose_other_customer),
      /** whose name stays */
      name_of: idNumber(m.customers_choose_whose_name_stays),
    }),
    response: one(customerDetail),
  },
  undoMerge: {
    method: 'POST',
    path: '/user/undomerge/:id',
    access: 'customers.write',
    summary: 'Take a merge back within a day; says what could not go back',
    params: byId,
    response: z.object({
      message: z.string(),
      data: z.object({
        /** the account that is there again */
        merged_id: z.int(),
        /** how many rows were deleted, or given to somebody else, in the meantime */
        stayed: z.int(),
      }),
    }),
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
    body: deletionReason.extend({ customer_ids: idsOf(m.customers_select_least_one_customer) }),
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
      points: integer(POINTS, { min: -MOST_POINTS, max: MOST_POINTS }).refine((points) => points !== 0, {
        error: POINTS,
      }),
      reason: filled(m.customers_enter_reason, m.labels_a_reason, 200),
    }),
    response: z.object({ message: z.string(), data: z.object({ reward_points: z.int() }) }),
  },
})
