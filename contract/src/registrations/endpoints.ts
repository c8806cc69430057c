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
import { MESSAGES } from '../core/messages.ts'
import { exportOf } from '../core/sheets.ts'
import { stepper } from '../core/stepper.ts'
import {
  WARRANTY_FIELDS,
  REGISTRATION_FIELDS,
  REGISTRATION_STATUSES,
  REGISTRATION_FATES,
  PROMISE_CHOICES,
  REGISTRATION_SORTS,
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
  model_num: z.string(),
  serial_number: z.string(),
  store_name: z.string(),
  store_location: z.string(),
  store_number: z.string(),
  purchase_date: date,
  warranty_issue: z.string(),
  warranty_expiry: z.string(),
  product_image: z.string(),
  is_verified: z.boolean(),
  is_genuine: z.boolean(),
  reason: z.string(),
  complaint_id: z.int().nullable(),
  /** a fault was reported with it: approving it opens the complaint */
  has_fault: z.boolean(),
  /** a dispute about a serial number that somebody else registered, not decided yet */
  is_disputed: z.boolean(),
  /** of the price, as the bill has it; null where nobody entered one */
  discount_percent: z.int().nullable(),
  created_at: timestamp,
}

/** The catalogue's picture of the product; null where the catalogue does not have it. */
const shown = { picture: picture.nullable().optional() }

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

/** A registration in the back office's list. */
export const registrationRow = z.object({
  ...common,
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

/** A fault that was reported with a registration and waits for its approval. */
export const reportedFault = z.object({
  problem_type: z.string(),
  problem_description: z.string(),
  photo: z.string(),
  created_at: timestamp,
})
export type ReportedFault = z.output<typeof reportedFault>

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

/** A registration with all that staff need to decide it. */
export const registrationDetail = z.object({
  ...common,
  status: z.enum(REGISTRATION_STATUSES),
  customer: person.extend({ contact: z.string(), email: z.string() }),
  firstname: z.string(),
  lastname: z.string(),
  fault: reportedFault.nullable(),
  shares_serial: z.boolean(),
  is_duplicate: z.boolean(),
  product_id: z.int().nullable(),
  warranty_months: z.int(),
  warranty_parts: z.array(promisedPart),
  /** points that an approval awards, or awarded */
  temp_reward: z.int(),
  bill_image_one: z.string(),
  warranty_image: z.string(),
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
const discountPercent = unlessBlank(integer('Percent of discount, 0 to 99', { min: 0, max: 99 }))

/** The fields of a purchase that a customer enters. */
const purchase = z.object({
  store_name: filled('Store name is required', 'Store name'),
  store_location: filled('Store location is required', 'Store location'),
  store_number: filled('Store number is required', 'Store number', 50),
  model_num: filled('Model number is required', 'Model number', 100),
  model_name: filled('Model name is required', 'Model name'),
  serial_number: serialNumber(),
  purchase_date: day('Purchase date is required'),
  discount_percent: discountPercent,
  product_image: upload('image', 'Product image required'),
  bill_image_one: upload('image', 'Bill image required'),
  warranty_image: upload('image', 'Warranty card image required'),
})

const promiseChoice = z.enum(PROMISE_CHOICES).optional()

const warrantyMonths = integer('Months of warranty, 0 to 600', { min: 0, max: 600 })

const filters = {
  status: z.enum(REGISTRATION_STATUSES).optional(),
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
      customer_id: idNumber('Find the customer by mobile number first'),
      /** decided with it; needs the capability to decide */
      approve: flag().optional(),
    }),
    response: one(registrationRow),
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
      status: z.enum(['Approved', 'Discount', 'Rejected', 'Not Verified'], { error: MESSAGES.selectStatus }),
      /** the status on the screen: refused if it was changed since */
      seen: z.enum(REGISTRATION_STATUSES).optional(),
      /** required to reject */
      reason: optionalText('A reason', 500),
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
        .string('Please give a reason')
        .trim()
        .min(1, 'Please give a reason')
        .max(500, 'A reason can have at most 500 characters'),
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
      ids: idsOf('Select at least one registration'),
      status: z.enum(['Approved', 'Rejected'], { error: MESSAGES.selectStatus }),
      /** required to reject */
      reason: optionalText('A reason', 500),
    }),
    response: bulkAnswer,
  },
  delete: {
    method: 'DELETE',
    path: '/stocks/deleteproductbyadmin/:id',
    access: 'records.delete',
    summary: 'Delete a registration that has no open complaint, with its papers and its points',
    params: byId,
    body: deletionReason,
    response: done,
  },
  deleteMany: {
    method: 'DELETE',
    path: '/stocks/deletemultipleproductbyadmin',
    access: 'records.delete',
    summary: 'Delete registrations, all or none: one with an open complaint keeps all',
    body: deletionReason.extend({ stock_ids: idsOf('Select at least one product') }),
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
