import { z } from 'zod'
import { define } from './endpoint.ts'
import { byId, deletion, done, filled, idsOf, integer, one, optionalText, paged, paging, timestamp } from './fields.ts'
import { MESSAGES } from './messages.ts'
import { exportOf } from './sheets.ts'

/** In the order in which the documents offer them. */
export const QUOTATION_STATUSES = ['Pending', 'Rejected', 'Approved'] as const
export type QuotationStatus = (typeof QUOTATION_STATUSES)[number]

const summary = z.object({
  /** the same as `quote_id` */
  id: z.int(),
  quote_id: z.int(),
  customer_name: z.string(),
  contact: z.string(),
  model_name: z.string(),
  model_num: z.string(),
  quantity: z.int(),
  status: z.enum(QUOTATION_STATUSES),
  created_at: timestamp,
})
/** A request in its customer's list. */
export type QuotationSummary = z.output<typeof summary>

/** A request for a bulk quotation (CONTRACT B2.11); `reason` is what staff said to their decision. */
export const quotation = summary.extend({ description: z.string(), reason: z.string() })
export type Quotation = z.output<typeof quotation>

const filters = {
  status: z.enum(QUOTATION_STATUSES, { error: 'Pending, Rejected or Approved is expected' }).optional(),
}

/** Bulk quotations (CONTRACT B1.2 23, B1.3 35–36, B1.8 94–97). */
export const quotations = define({
  request: {
    method: 'POST',
    path: '/products/postquotation',
    access: 'portal.use',
    summary: 'Ask for a quotation of many pieces; the same request again within a quarter of an hour counts once',
    body: z.object({
      /** sent along by the form; what the account says is kept */
      customer_name: filled('Customer name is required', 'Customer name'),
      /** the same */
      contact: filled('Contact is required', 'Contact', 50),
      model_name: filled('Model name is required', 'Model name'),
      model_num: filled('Model number is required', 'Model number', 100),
      quantity: integer('Quantity must be a whole number from 1', { min: 1 }),
      description: filled('Description is required', 'Description', 2000),
    }),
    response: one(quotation),
  },
  listMine: {
    method: 'GET',
    path: '/products/getallquotationbycustomer',
    access: 'portal.use',
    summary: 'One’s own requests, newest first',
    query: z.object({ ...filters, ...paging() }),
    response: paged(summary),
  },
  getMine: {
    method: 'GET',
    path: '/products/getquotationbyidcustomer/:id',
    access: 'portal.use',
    summary: 'One of one’s own requests',
    params: byId,
    response: one(quotation),
  },
  list: {
    method: 'GET',
    path: '/products/getallquotation',
    access: 'quotations.read',
    summary: 'All requests, newest first',
    query: z.object({ ...filters, ...paging() }),
    response: paged(quotation),
  },
  export: exportOf({
    path: '/products/getallquotation/export',
    access: 'quotations.read',
    summary: 'The requests as a spreadsheet, by the filters of the list',
    filters,
  }),
  get: {
    method: 'GET',
    path: '/products/getquotationbyid/:id',
    access: 'quotations.read',
    summary: 'One request',
    params: byId,
    response: one(quotation),
  },
  decide: {
    method: 'PUT',
    path: '/products/approvequotation/:id',
    access: 'quotations.decide',
    summary: 'Approve or reject a request; one that was rejected can be approved, approved is final',
    params: byId,
    body: z.object({
      action: z.enum(['approve', 'reject'], { error: MESSAGES.selectStatus }),
      /** the customer reads it */
      reason: optionalText('A reason', 500),
    }),
    response: one(quotation),
  },
  delete: {
    method: 'DELETE',
    path: '/products/deletequotation/:id',
    access: 'quotations.decide',
    summary: 'Delete a request',
    params: byId,
    response: done,
  },
  deleteMany: {
    method: 'DELETE',
    path: '/products/deletemultiplequotation',
    access: 'quotations.decide',
    summary: 'Delete requests',
    body: z.object({ quotation_ids: idsOf('Select at least one request') }),
    response: deletion,
  },
})
