import { m } from 'contract/messages'
import { z } from 'zod'
import { asked } from '../core/asked.ts'
import { days, orderBy } from '../core/order.ts'
import { define } from '../core/endpoint.ts'
import {
  byId,
  date,
  digitsOfCode,
  filled,
  idNumber,
  many,
  one,
  paged,
  paging,
  serialNumber,
  timestamp,
} from '../core/fields.ts'
import { tierName } from '../accounts/people.ts'
import { exportOf } from '../core/sheets.ts'
import { EXTENSION_FIELDS, EXTENSION_STATES, PAID_WITH, WARRANTY_STATES, EXTENSION_SORTS } from './words.ts'

const common = {
  id: z.int(),
  stock_id: z.int(),
  /** the reference that the customer gives at the shop */
  reference: z.string(),
  state: z.enum(EXTENSION_STATES),
  paid_with: z.enum(PAID_WITH),
  tier_type: z.string(),
  months: z.int(),
  /** rupees, or as many points */
  price: z.int(),
  /** the shop's */
  receipt: z.string(),
  /** why it was cancelled */
  reason: z.string(),
  /** the last day without it, and with it */
  previous_expiry: date,
  extended_expiry: date,
  created_at: timestamp,
}

/** A longer warranty as its customer sees it. */
export const extension = z.object(common)
export type Extension = z.output<typeof extension>

/** The same in the office's list. */
export const extensionRow = z.object({
  ...common,
  customer_name: z.string(),
  contact: z.string(),
  model_name: z.string(),
  model_num: z.string(),
  serial_number: z.string(),
  settled_at: z.string(),
})
export type ExtensionRow = z.output<typeof extensionRow>

/** The offers to extend an owned product's warranty, or why there are none. */
const plan = z.object({
  reward_points: z.int(),
  /** the extension that is not cancelled */
  extension: extension.nullable(),
  /** why none can be had now; empty where one can */
  refusal: z.string(),
})

export type ExtensionPlan = z.output<typeof plan>

/** An owned product with a warranty, and whether points make it longer now. */
export const redeemable = z.object({
  /** of the owned product */
  id: z.int(),
  model_name: z.string(),
  serial_number: z.string(),
  warranty_expiry: date,
  /** the price of the cheapest package; null if there is none */
  price: z.int().nullable(),
  /** the points that are missing for it */
  missing: z.int(),
  /** why its warranty cannot be extended, regardless of points; empty if it can */
  refusal: z.string(),
})
export type Redeemable = z.output<typeof redeemable>

/** A line of the ledger of points. */
export const pointEntry = z.object({
  id: z.int(),
  kind: z.enum(['earned', 'spent', 'refunded', 'expired', 'revoked', 'adjusted']),
  points: z.int(),
  reason: z.string(),
  created_at: timestamp,
})
export type PointEntry = z.output<typeof pointEntry>

const standing = z.object({
  balance: z.int(),
  tier: tierName,
  /** in the last 365 days */
  earned: z.int(),
  /** the tier after this one, and the points that it still takes */
  next_tier: z.object({ tier: tierName, from: z.int(), missing: z.int() }).nullable(),
  /** the points that expire first */
  next_expiry: z.object({ points: z.int(), at: timestamp }).nullable(),
})

export type PointStanding = z.output<typeof standing>

const check = z.object({
  state: z.enum(WARRANTY_STATES),
  /** empty where nothing was found */
  model_name: z.string(),
  warranty_expiry: z.string(),
})

export type WarrantyCheck = z.output<typeof check>

const wanted = { stock_id: idNumber(), package_id: idNumber(m.extensions_choose_package) }

const filters = {
  state: z.enum(EXTENSION_STATES, { error: m.extensions_no_state }).optional(),
  paid_with: z.enum(PAID_WITH, { error: m.extensions_points_money_expected }).optional(),
  /** reference, serial number or contact */
  search: z.string().trim().max(100).optional(),
  /** of the day on which it was asked for */
  ...days,
  where: asked(EXTENSION_FIELDS),
  sort: orderBy(EXTENSION_SORTS),
}

/** Warranties made longer, the points they cost, and their certificates. */
export const extensions = define({
  points: {
    method: 'GET',
    path: '/stocks/loyaltyredeem/:id',
    access: 'portal.use',
    summary: 'The points that one may use for a product of one’s own',
    params: byId,
    response: one(z.object({ reward_points: z.int() })),
  },
  redeem: {
    method: 'POST',
    path: '/stocks/redeemloyaltypoints',
    access: 'portal.use',
    summary: 'Make a warranty longer with points, at once; price and months are those of the package',
    body: z.object({
      stock_id: idNumber(),
      /** without one, the cheapest */
      package_id: wanted.package_id.optional(),
      /** sent along by an older client, and not looked at */
      price: z.unknown().optional(),
      duration: z.unknown().optional(),
    }),
    response: one(extension),
  },
  request: {
    method: 'POST',
    path: '/stocks/extendwarranty',
    access: 'portal.use',
    summary: 'Ask for a longer warranty, to be paid at a shop under a reference',
    body: z.object(wanted),
    response: one(extension),
  },
  plan: {
    method: 'GET',
    path: '/stocks/warrantyextension/:id',
    access: 'portal.use',
    summary: 'Whether the warranty of one’s own product was or can be made longer, and with how many points',
    params: byId,
    response: one(plan),
  },
  redeemable: {
    method: 'GET',
    path: '/stocks/redeemablewarranties',
    access: 'portal.use',
    summary: 'One’s own products with a warranty: what points can make longer first, the others with the reason',
    response: many(redeemable),
  },
  cancelMine: {
    method: 'PUT',
    path: '/stocks/cancelmywarrantyextension/:id',
    access: 'portal.use',
    summary: 'Take back a request that was not paid yet',
    params: byId,
    response: one(extension),
  },
  myPoints: {
    method: 'GET',
    path: '/customer/mypoints',
    access: 'portal.use',
    summary: 'One’s own points: balance, tier, what expires next, and the ledger, newest first',
    query: z.object(paging()),
    response: paged(pointEntry).extend({ standing }),
  },
  certificate: {
    method: 'GET',
    path: '/stocks/warrantycertificate/:id',
    access: 'portal.use',
    summary: 'The certificate of the living warranty of one’s own product, as PDF',
    params: byId,
    response: { type: 'application/pdf', filename: 'warranty-certificate.pdf' },
  },
  certificateByStaff: {
    method: 'GET',
    path: '/stocks/warrantycertificatebyadmin/:id',
    access: 'extensions.read',
    summary: 'The certificate of a living warranty, as PDF',
    params: byId,
    response: { type: 'application/pdf', filename: 'warranty-certificate.pdf' },
  },
  check: {
    method: 'POST',
    path: '/stocks/warrantycheck',
    access: 'public',
    summary: 'How long a warranty runs, by serial number and the last four digits of its owner’s phone',
    body: z.object({
      serial_number: serialNumber(),
      phone_digits: z.preprocess(
        digitsOfCode,
        z.string({ error: m.extensions_enter_four_digits }).regex(/^\d{4}$/, { error: m.extensions_enter_four_digits }),
      ) as unknown as z.ZodType<string, string>,
    }),
    response: one(check),
  },
  list: {
    method: 'GET',
    path: '/stocks/getwarrantyextensions',
    access: 'extensions.read',
    summary: 'All longer warranties, newest first',
    query: z.object({ ...filters, ...paging() }),
    response: paged(extensionRow),
  },
  export: exportOf({
    path: '/stocks/getwarrantyextensions/export',
    access: 'extensions.read',
    summary: 'The longer warranties as a spreadsheet, by the filters of the list',
    filters,
    people: 'extensions',
  }),
  settle: {
    method: 'PUT',
    path: '/stocks/settlewarrantyextension/:id',
    access: 'extensions.settle',
    summary: 'Record the receipt of the shop: the warranty is longer from now on',
    params: byId,
    body: z.object({ receipt: filled(m.extensions_receipt_number_required, m.labels_receipt_number, 50) }),
    response: one(extensionRow),
  },
  cancel: {
    method: 'PUT',
    path: '/stocks/cancelwarrantyextension/:id',
    access: 'extensions.settle',
    summary: 'Cancel a longer warranty: the old last day holds again, points are given back',
    params: byId,
    body: z.object({ reason: filled(m.core_give_reason, m.labels_a_reason, 300) }),
    response: one(extensionRow),
  },
})
