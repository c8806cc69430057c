import { m } from 'contract/messages'
import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import { byId, filled, flag, idNumber, many, one, paged, paging, timestamp } from '../core/fields.ts'
import { days, orderBy } from '../core/order.ts'
import { rupees } from '../core/rupees.ts'
import { exportOf } from '../core/sheets.ts'
import { agreed } from './agreed.ts'
import { paymentMethod } from './payment-method.ts'
import { LONGEST_VOID_REASON, PAYMENT_METHODS, PAYMENT_SORTS } from './payment-words.ts'

/** A payment as its customer reads it. */
export const ownPayment = z.object({
  id: z.int(),
  /** of the receipt, by fiscal year: `2083/84-000123` */
  number: z.string(),
  /** in rupees */
  amount: z.int(),
  method: z.enum(PAYMENT_METHODS),
  at: timestamp,
})
export type OwnPayment = z.output<typeof ownPayment>

/** A payment as staff read it. */
export const payment = ownPayment.extend({
  received_by_name: z.string(),
  /** null: it counts */
  voided_at: timestamp.nullable(),
  voided_by_name: z.string(),
  void_reason: z.string(),
})
export type Payment = z.output<typeof payment>

/** What a repair costs by the reports of its visits, and what was paid of it. */
export const account = z.object({
  /** in rupees: of all visits, received so far, and still to pay */
  due: z.int(),
  received: z.int(),
  rest: z.int(),
  /** null: no estimate was accepted */
  agreed: agreed.nullable(),
  /** the newest first, with those that are void */
  payments: z.array(payment),
})
export type RepairAccount = z.output<typeof account>

/** A payment in the list of receipts. */
export const paymentRow = payment.extend({
  /** null: the complaint was deleted */
  complaint_id: z.int().nullable(),
  /** of the complaint; empty where there is none */
  job_no: z.string(),
  customer_name: z.string(),
  model_name: z.string(),
})
export type PaymentRow = z.output<typeof paymentRow>

/** A payment of a complaint. */
const byComplaint = z.object({ id: idNumber(), payment_id: idNumber() })

const PDF = { type: 'application/pdf', filename: 'receipt.pdf' }

const filters = {
  /** a receipt's number or its end, a job number, or part of the customer's name */
  search: z.string().trim().max(100).optional(),
  method: z.enum(PAYMENT_METHODS, { error: m.core_no_filter }).optional(),
  voided: flag().optional(),
  /** of the day on which it was paid */
  ...days,
  sort: orderBy(PAYMENT_SORTS),
}

/** What customers pay for repairs, with receipts. */
export const payments = define({
  account: {
    method: 'GET',
    path: '/stocks/payments/:id',
    access: 'complaints.read',
    centre: 'complaint',
    summary: 'What the repair of a complaint costs, and its payments',
    params: byId,
    response: one(account),
  },
  take: {
    method: 'POST',
    path: '/stocks/payments/:id',
    access: 'complaints.write',
    centre: 'complaint',
    summary: 'Enter what a customer paid for a repair, at most what is still to pay; the receipt gets the next number',
    params: byId,
    body: z.object({
      amount: rupees(m.payments_enter_amount),
      method: paymentMethod,
      /** made by the sender: a payment that is sent again counts once */
      key: z.uuid().optional(),
    }),
    response: one(payment),
  },
  void: {
    method: 'PUT',
    path: '/stocks/payments/:id/:payment_id/void',
    access: 'complaints.write',
    centre: 'complaint',
    summary: 'Make a receipt void, with a reason; it keeps its number, and its amount is to be paid again',
    params: byComplaint,
    body: z.object({ reason: filled(m.core_give_reason, m.labels_a_reason, LONGEST_VOID_REASON) }),
    response: one(payment),
  },
  pdf: {
    method: 'GET',
    path: '/stocks/payments/:id/:payment_id/pdf',
    access: 'complaints.read',
    centre: 'complaint',
    summary: 'The receipt of a payment as a PDF, in its customer’s language',
    params: byComplaint,
    response: PDF,
  },
  list: {
    method: 'GET',
    path: '/stocks/receipts',
    access: 'complaints.read',
    centre: 'handler',
    summary: 'The receipts of all repairs, the newest first',
    query: z.object({ ...filters, ...paging() }),
    response: paged(paymentRow),
  },
  export: exportOf({
    path: '/stocks/receipts/export',
    access: 'complaints.read',
    centre: 'handler',
    summary: 'The receipts as a spreadsheet, by the filters of the list',
    filters,
    people: 'payments',
  }),
  listMine: {
    method: 'GET',
    path: '/stocks/mypayments/:id',
    access: 'portal.use',
    summary:
      'What was paid for the repair of one of one’s own complaints, the newest first; void receipts are left out',
    params: byId,
    response: many(ownPayment),
  },
  myPdf: {
    method: 'GET',
    path: '/stocks/mypayments/:id/:payment_id/pdf',
    access: 'portal.use',
    summary: 'The receipt of one of one’s own payments as a PDF',
    params: byComplaint,
    response: PDF,
  },
})
