import { m } from 'contract/messages'
import { z } from 'zod'
import { asked } from '../core/asked.ts'
import { days, orderBy } from '../core/order.ts'
import { deletionReason } from '../deletions/endpoints.ts'
import { bulkAnswer } from '../core/bulk.ts'
import { define } from '../core/endpoint.ts'
import {
  byId,
  date,
  day,
  deletion,
  optionalText,
  done,
  filled,
  flag,
  idNumber,
  idsOf,
  integer,
  many,
  one,
  paged,
  paging,
  phone,
  picture,
  serialNumber,
  timestamp,
  unlessBlank,
  upload,
} from '../core/fields.ts'
import { exportOf } from '../core/sheets.ts'
import { stepper } from '../core/stepper.ts'
import {
  BILL_LINK_STATES,
  WARRANTY_FIELDS,
  REGISTRATION_FIELDS,
  REGISTRATION_STATUSES,
  REGISTRATION_FATES,
  PROMISE_CHOICES,
  REGISTRATION_SORTS,
  WAITING_PARTS,
  WARRANTY_SORTS,
} from './words.ts'
import { shownWarrantyPart } from '../products/endpoints.ts'
import { withEarlierNames } from '../earlier-client/names.ts'

/** A part with its own warranty; its last day, empty while the registration is not approved. */
const promisedPart = shownWarrantyPart.extend({ until: z.string() })
export type PromisedPart = z.output<typeof promisedPart>

const common = {
  id: z.int(),
  model_name: z.string(),
  /** empty while it is not known: the name is then that of the kind, or as it was said */
  model_num: z.string(),
  /** empty while it is not known */
  serial_number: z.string(),
  store_name: z.string(),
  store_location: z.string(),
  store_number: z.string(),
  /** empty where the day is not known */
  purchase_date: date,
  /** the year alone, AD or BS, or null */
  purchase_year: z.int().nullable().optional(),
  warranty_issue: z.string(),
  warranty_expiry: z.string(),
  product_image: z.string(),
  is_verified: z.boolean(),
  is_genuine: z.boolean(),
  reason: z.string(),
  complaint_id: z.int().nullable(),
  /** a dispute about a serial number that somebody else registered, not decided yet */
  is_disputed: z.boolean(),
  /** of the price, as the bill has it; null where nobody entered one */
  discount_percent: z.int().nullable(),
  created_at: timestamp,
}

const shown = {
  /** the catalogue's picture of the product; null where the catalogue does not have it */
  picture: picture.nullable().optional(),
  /** whether there is a photograph of its bill; absent in copies that a device kept before this was told */
  has_bill: z.boolean().optional(),
  /** whether its warranty was extended already, which can be done once; absent in such copies too */
  is_extended: z.boolean().optional(),
}

/** An owned product in its owner's list. */
export const ownedProduct = z.object({
  ...common,
  ...shown,
  status: z.enum(REGISTRATION_STATUSES),
  product_id: z.int().nullable(),
})
export type OwnedProduct = z.output<typeof ownedProduct>

/** One owned product with its documents; `status` is the complaint's status if there is one. */
export const ownedProductDetail = z.object({
  ...common,
  ...shown,
  status: z.string(),
  registration_status: z.enum(REGISTRATION_STATUSES),
  product_id: z.int().nullable(),
  /** empty where the catalogue does not have the product */
  sub_category: z.string().optional(),
  bill_image_one: z.string(),
  warranty_image: z.string(),
  temp_reward: z.int(),
  /** absent in copies that a device kept before there were any */
  warranty_parts: z.array(promisedPart).optional(),
  /** the last day on which another appliance was given in its place; empty if there was none, absent in earlier copies */
  replaced_on: z.string().optional(),
  job_no: z.string(),
  problem_type: z.string(),
  problem_description: z.string(),
  date_joined: z.string(),
  damaged_image: z.string(),
  damaged_video: z.string(),
  stepper,
})
export type OwnedProductDetail = z.output<typeof ownedProductDetail>

const person = z.object({ id: z.int(), firstname: z.string(), lastname: z.string() })

const proof = {
  /** a photograph of the bill; without one an approval needs a reason */
  has_bill: z.boolean(),
  /** the complaint that brought it, by phone or reported by its customer, while it has no bill; else null */
  phone_complaint: z.int().nullable(),
}

/** A registration in the back office's list. */
export const registrationRow = z.object({
  ...common,
  ...proof,
  status: z.enum(REGISTRATION_STATUSES),
  customer: person,
  /** another registration that is not rejected has the same serial number */
  shares_serial: z.boolean(),
  /** of those that share a serial number, not the one that holds it: it cannot be approved */
  is_duplicate: z.boolean(),
})
export type RegistrationRow = z.output<typeof registrationRow>

/** The history of a serial number: its unit in the QR register, and its registrations, newest first. */
export const serialHistory = z.object({
  /** null where the register does not have it */
  unit: z.object({ model_name: z.string(), model_number: z.string() }).nullable(),
  registrations: z.array(
    z.object({
      id: z.int(),
      fate: z.enum(REGISTRATION_FATES),
      model_name: z.string(),
      model_num: z.string(),
      /** as it was typed */
      serial_number: z.string(),
      is_duplicate: z.boolean(),
      /** points awarded, unless revoked */
      points: z.int(),
      /** why it was rejected */
      reason: z.string(),
      /** when it was registered */
      created_at: timestamp,
      /** when it was decided, withdrawn or deleted */
      ended_at: timestamp.nullable(),
      /** null where the role may not look at customers, and where the customer is gone */
      customer: person.nullable(),
    }),
  ),
})
export type SerialHistory = z.output<typeof serialHistory>

/** What transferring a claimed product would come to for the registration that holds its serial number. */
export const heldRegistration = z.object({
  id: z.int(),
  status: z.enum(REGISTRATION_STATUSES),
  /** null where the role may not look at customers */
  customer: person.nullable(),
  model_name: z.string(),
  model_num: z.string(),
  serial_number: z.string(),
  store_name: z.string(),
  store_location: z.string(),
  store_number: z.string(),
  purchase_date: date,
  warranty_expiry: z.string(),
  created_at: timestamp,
  product_image: z.string(),
  bill_image_one: z.string(),
  warranty_image: z.string(),
  /** what its customer earned by it and still has: a transfer takes it back */
  points: z.int(),
  /** the points among those earned that are used already and stay used */
  points_used: z.int(),
  /** must be closed before a transfer; null where none is open */
  open_complaint: z.int().nullable(),
  /** the reference of a longer warranty that ends with a transfer; empty where there is none */
  extension: z.string(),
})
export type HeldRegistration = z.output<typeof heldRegistration>

/** What an approval grants, as promised when the registration was made. */
export const approvalTerms = z.object({
  warranty_months: z.int(),
  /** the last day of the warranty */
  warranty_expiry: z.string(),
  points: z.int(),
})
export type ApprovalTerms = z.output<typeof approvalTerms>

/** The last SMS that asked for a bill. */
export const billAsked = z.object({
  asked_at: timestamp,
  /** until when its link takes a bill */
  until: timestamp,
  reminded_at: timestamp.nullable(),
})
export type BillAsked = z.output<typeof billAsked>

/** What whoever has the link of an SMS reads about the bill that is asked for; the texts are empty unless it is open. */
export const billLink = z.object({
  state: z.enum(BILL_LINK_STATES),
  model_name: z.string(),
  /** the end of the serial number; empty while that is not known */
  serial_ending: z.string(),
})
export type BillLink = z.output<typeof billLink>

/** A registration with all that staff need to decide it. */
export const registrationDetail = z.object({
  ...common,
  ...proof,
  status: z.enum(REGISTRATION_STATUSES),
  customer: person.extend({ contact: z.string(), email: z.string() }),
  firstname: z.string(),
  lastname: z.string(),
  shares_serial: z.boolean(),
  is_duplicate: z.boolean(),
  product_id: z.int().nullable(),
  warranty_months: z.int(),
  warranty_parts: z.array(promisedPart),
  /** points that an approval awards, or awarded */
  temp_reward: z.int(),
  bill_image_one: z.string(),
  warranty_image: z.string(),
  /** null where nobody asked for the bill */
  bill_asked: billAsked.nullable(),
  /** what approving it now would come to; of one that is approved, what stays */
  on_approval: approvalTerms,
  /** the same by today's catalogue; null where it comes to the same, and for one that is approved */
  on_approval_now: approvalTerms.nullable(),
  /** of a dispute: the registration that holds its serial number */
  held_by: heldRegistration.nullable(),
  /** other registrations of its serial number */
  serial_history: serialHistory,
  /** the id of the one that waits next, in the order in which they came; null when no other waits */
  next_waiting: z.int().nullable(),
})
export type RegistrationDetail = z.output<typeof registrationDetail>

/** An approved product and how long its warranty runs. */
export const warrantyRow = z.object({
  id: z.int(),
  /** the newest complaint about it */
  complaint_id: z.int().nullable(),
  warranty_image: z.string(),
  customer_name: z.string(),
  model_name: z.string(),
  model_num: z.string(),
  serial_number: z.string(),
  purchase_date: date,
  /** its last day */
  warranty_expire: date,
})
export type WarrantyRow = z.output<typeof warrantyRow>

/** One warranty with its product and its owner. */
export const warrantyDetail = warrantyRow.extend({
  status: z.enum(REGISTRATION_STATUSES),
  warranty_issue: date,
  warranty_months: z.int(),
  store_name: z.string(),
  store_location: z.string(),
  store_number: z.string(),
  product_image: z.string(),
  bill_image_one: z.string(),
  /** null where the role may not look at customers */
  customer: z.object({ id: z.int(), contact: z.string(), email: z.string() }).nullable(),
})
export type WarrantyDetail = z.output<typeof warrantyDetail>

/** The public facts about a serial number before it is registered. */
export const serialCheck = z.object({
  /** the product that the QR register has for it; null where it does not have it */
  unit: z.object({ model_name: z.string(), model_num: z.string() }).nullable(),
  /** whether it is registered already, and by whom */
  registered: z.enum(['no', 'own', 'other']),
  /** whether the caller has claimed it and waits for the decision */
  disputed: z.boolean(),
})
export type SerialCheck = z.output<typeof serialCheck>

/** The customer with a phone number. */
export const customerOfNumber = person.extend({ contact: z.string(), district: z.string(), city: z.string() })
export type CustomerOfNumber = z.output<typeof customerOfNumber>

/** Percent of the price, as on the bill; 0 is no discount, blank is unknown. */
const discountPercent = unlessBlank(integer(m.registrations_percent_discount_0_99, { min: 0, max: 99 }))

/** The fields of a purchase that a customer enters. */
const purchase = z.object({
  store_name: filled(m.registrations_store_name_required, m.labels_store_name),
  store_location: filled(m.registrations_store_location_required, m.labels_store_location),
  store_number: filled(m.registrations_store_number_required, m.labels_store_number, 50),
  model_num: filled(m.core_model_number_required, m.core_model_number, 100),
  model_name: filled(m.core_model_name_required, m.labels_model_name),
  serial_number: serialNumber(),
  purchase_date: day(m.core_purchase_date_required),
  discount_percent: discountPercent,
  product_image: upload('image', m.core_product_image_required),
  bill_image_one: upload('image', m.registrations_bill_image_required),
  warranty_image: upload('image', m.registrations_warranty_card_image_required),
})

const promiseChoice = z.enum(PROMISE_CHOICES).optional()

const warrantyMonths = integer(m.core_months_warranty_0_600, { min: 0, max: 600 })

const filters = {
  status: z.enum(REGISTRATION_STATUSES).optional(),
  /** of those that wait: what the queue goes through, or what came by phone and has no bill */
  waiting: z.enum(WAITING_PARTS).optional(),
  /** customer, model or serial number */
  search: z.string().trim().max(100).optional(),
  /** true: only those whose serial number another one has as well */
  duplicate: flag().optional(),
  /** true: only claims to a serial number that somebody else registered */
  disputed: flag().optional(),
  /** part of a model name or number */
  model: z.string().trim().max(100).optional(),
  /** part of the shop's name */
  store: z.string().trim().max(100).optional(),
  /** where the customer lives */
  district: z.string().trim().max(100).optional(),
  /** of the day on which it was sent */
  ...days,
  where: asked(REGISTRATION_FIELDS),
  sort: orderBy(REGISTRATION_SORTS),
}

const warrantyFilters = {
  /** part of it */
  serial_number: z.string().trim().max(100).optional(),
  /** of the last day of the warranty */
  ...days,
  where: asked(WARRANTY_FIELDS),
  sort: orderBy(WARRANTY_SORTS),
}

/** The link of an SMS. */
const byToken = z.object({ token: z.string().min(1).max(100) })

export const registrations = define({
  register: {
    method: 'POST',
    path: '/stocks/myproduct',
    access: 'portal.use',
    summary: 'Register a bought product with photographs of it, its bill and its warranty card',
    body: purchase,
    response: one(ownedProduct),
  },
  dispute: {
    method: 'POST',
    path: '/stocks/disputeproduct',
    access: 'portal.use',
    summary: 'Claim a product whose serial number somebody else registered, with the fields of call 25; staff decide',
    body: purchase,
    response: one(ownedProduct),
  },
  listMine: {
    method: 'GET',
    path: '/stocks/getmyproduct',
    access: 'portal.use',
    summary: 'One’s own registered products, newest first',
    response: many(ownedProduct),
  },
  getMine: {
    method: 'GET',
    path: '/stocks/customerproductbyidcustomer/:id',
    access: 'portal.use',
    summary: 'One of one’s own registered products, with papers and repair steps',
    params: byId,
    response: one(ownedProductDetail),
  },
  deleteMine: {
    method: 'DELETE',
    path: '/stocks/deletemyproduct/:id',
    access: 'portal.use',
    summary: 'Withdraw a registration that is Pending or Rejected',
    params: byId,
    response: done,
  },
  checkSerial: {
    method: 'GET',
    path: '/stocks/checkserial',
    access: 'portal.use',
    summary: 'Which product a serial number belongs to, and whether it is registered already',
    query: z.object({ serial_number: serialNumber() }),
    response: one(serialCheck),
  },
  registerForCustomer: {
    method: 'POST',
    path: '/stocks/registerforcustomer',
    access: 'registrations.write',
    summary: 'Register a product for a customer at the counter, with the photographs of call 25',
    body: purchase.extend({
      customer_id: idNumber(m.core_find_customer_mobile_number_first),
      /** decided with it; needs the capability to decide */
      approve: flag().optional(),
    }),
    response: one(registrationRow),
  },
  addBill: {
    method: 'PUT',
    path: '/stocks/registrations/:id/bill',
    access: 'registrations.write',
    summary: 'Add the bill to a registration that has none, and the warranty card if it came with it',
    params: byId,
    body: z.object({
      bill_image_one: upload('image', m.registrations_bill_image_required),
      warranty_image: upload('image').optional(),
    }),
    response: one(registrationRow),
  },
  askForBill: {
    method: 'POST',
    path: '/stocks/registrations/:id/askforbill',
    access: 'registrations.write',
    summary:
      'Send the customer of a registration without a bill an SMS with a link to photograph it; again after an hour',
    params: byId,
    response: done,
  },
  billLink: {
    method: 'GET',
    path: '/stocks/bill/:token',
    access: 'public',
    summary: 'Which bill the link of an SMS asks for, for anyone with it; no personal data',
    params: byToken,
    response: one(billLink),
  },
  sendBill: {
    method: 'POST',
    path: '/stocks/bill/:token',
    access: 'public',
    summary: 'Send the bill that the link of an SMS asks for; 409 where it has ended',
    params: byToken,
    body: z.object({ bill_image_one: upload('image', m.registrations_bill_image_required) }),
    response: one(billLink),
  },
  customerOfNumber: {
    method: 'GET',
    path: '/stocks/customerofnumber',
    access: 'customers.read',
    summary: 'The customer whose mobile number this is, or null',
    query: z.object({ contact: phone }),
    response: one(customerOfNumber.nullable()),
  },
  serial: {
    method: 'GET',
    path: '/stocks/serialnumber',
    access: 'registrations.read',
    summary: 'What the QR register and earlier registrations know of a serial number',
    query: z.object({ serial_number: serialNumber() }),
    response: one(serialHistory),
  },
  list: {
    method: 'GET',
    path: '/stocks/getcustomerproduct',
    access: 'registrations.read',
    summary: 'All registrations, newest first',
    query: z.object({ ...filters, ...paging() }),
    response: withEarlierNames('registrations', paged(registrationRow)),
  },
  export: exportOf({
    path: '/stocks/getcustomerproduct/export',
    access: 'people.export',
    summary: 'The registrations as a spreadsheet, by the filters of the list',
    filters,
    people: 'registrations',
  }),
  get: {
    method: 'GET',
    path: '/stocks/customerproductbyid/:id',
    access: 'registrations.read',
    summary: 'One registration',
    params: byId,
    response: one(registrationDetail),
  },
  decide: {
    method: 'POST',
    path: '/stocks/approvemyproduct',
    access: 'registrations.decide',
    summary: 'Approve, approve with discount, or reject a registration; Not Verified rejects it for that reason',
    body: z.object({
      stock_id: idNumber(),
      status: z.enum(['Approved', 'Discount', 'Rejected', 'Not Verified'], { error: m.core_select_status }),
      /** the status on the screen: refused if it was changed since */
      seen: z.enum(REGISTRATION_STATUSES).optional(),
      /** required to reject, and to approve without a bill */
      reason: optionalText(m.labels_a_reason, 500),
      /** instead of the months that were promised */
      warranty_months: warrantyMonths.optional(),
      /** the basis of months and points; by default what was promised */
      terms: promiseChoice,
      /** kept with an approval, with discount or without; changes neither warranty nor points */
      discount_percent: discountPercent,
    }),
    response: one(
      registrationRow.extend({
        /** the id of the one that waits next; null when no other waits */
        next_waiting: z.int().nullable(),
      }),
    ),
  },
  correct: {
    method: 'PUT',
    path: '/stocks/registrations/:id/correction',
    access: 'registrations.correct',
    summary:
      'Put right the serial number, model, purchase date or shop of a registration; warranty, points and open complaints follow. What is not sent, or is blank, stays',
    params: byId,
    body: z.object({
      model_name: optionalText(m.labels_model_name),
      model_num: optionalText(m.core_model_number, 100),
      serial_number: unlessBlank(serialNumber()),
      purchase_date: unlessBlank(day(m.core_purchase_date_required)),
      store_name: optionalText(m.labels_store_name),
      store_location: optionalText(m.labels_store_location),
      store_number: optionalText(m.labels_store_number, 50),
      /** kept in the history */
      reason: filled(m.core_give_reason, m.labels_a_reason, 500),
      /** the value on the screen; the correction is refused if it differs by now */
      seen_serial_number: optionalText(m.labels_serial_number, 100),
      seen_model_num: optionalText(m.core_model_number, 100),
      seen_purchase_date: optionalText(m.labels_purchase_date, 10),
    }),
    response: one(registrationRow),
  },
  transfer: {
    method: 'POST',
    path: '/stocks/registrations/:id/transfer',
    access: 'registrations.decide',
    summary:
      'Give a claimed product to whoever claims it: the registration that held its serial number ends. Rejecting the dispute leaves it where it is',
    params: byId,
    body: z.object({
      /** the registration on the screen that holds the serial number: refused if another one holds it now */
      held_by: idNumber(),
      /** the customer of the registration that ends reads it */
      reason: z
        .string({ error: m.core_give_reason })
        .trim()
        .min(1, { error: m.core_give_reason })
        .max(500, { error: m.registrations_reason_most_500_characters }),
      /** instead of the months that were promised, from the date on the bill of the dispute */
      warranty_months: warrantyMonths.optional(),
    }),
    response: one(registrationRow),
  },
  approvalTerms: {
    method: 'GET',
    path: '/stocks/registrations/:id/approval',
    access: 'registrations.decide',
    summary: 'What approving a registration would come to: last day of the warranty, months and points',
    params: byId,
    query: z.object({ warranty_months: warrantyMonths.optional(), terms: promiseChoice }),
    response: one(approvalTerms),
  },
  bulkDecide: {
    method: 'POST',
    path: '/stocks/registrations/bulk/decide',
    access: 'registrations.decide',
    summary: 'Approve or reject registrations that wait, each for itself; those that are decided stay as they are',
    body: z.object({
      ids: idsOf(m.registrations_select_least_one_registration),
      status: z.enum(['Approved', 'Rejected'], { error: m.core_select_status }),
      /** required to reject */
      reason: optionalText(m.labels_a_reason, 500),
    }),
    response: bulkAnswer,
  },
  delete: {
    method: 'DELETE',
    path: '/stocks/deleteproductbyadmin/:id',
    access: 'records.delete',
    recentPassword: true,
    summary: 'Delete a registration that has no open complaint, with its papers and its points',
    params: byId,
    body: deletionReason,
    response: done,
  },
  deleteMany: {
    method: 'DELETE',
    path: '/stocks/deletemultipleproductbyadmin',
    access: 'records.delete',
    recentPassword: true,
    summary: 'Delete registrations, all or none: one with an open complaint keeps all',
    body: deletionReason.extend({ stock_ids: idsOf(m.core_select_least_one_product) }),
    response: deletion,
  },
  warranties: {
    method: 'GET',
    path: '/stocks/warrantytable',
    access: 'warranties.read',
    summary: 'Approved products and how long their warranties run, newest first',
    query: z.object({ ...warrantyFilters, ...paging() }),
    response: withEarlierNames('warranties', paged(warrantyRow)),
  },
  warranty: {
    method: 'GET',
    path: '/stocks/warrantybyid/:id',
    access: 'warranties.read',
    summary: 'One warranty with its product, its papers and its owner',
    params: byId,
    response: one(warrantyDetail),
  },
  exportWarranties: exportOf({
    path: '/stocks/warrantytable/export',
    access: 'people.export',
    summary: 'The warranties as a spreadsheet, by the filters of the list',
    filters: warrantyFilters,
    people: 'warranties',
  }),
})
