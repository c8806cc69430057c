import { z } from 'zod'
import { asked } from '../core/asked.ts'
import { days, orderBy } from '../core/order.ts'
import { define } from '../core/endpoint.ts'
import {
  byId,
  date,
  day,
  deletion,
  done,
  filled,
  idsInText,
  idsOf,
  integer,
  LONGEST_PAGE,
  one,
  openPaging,
  optionalText,
  paged,
  timestamp,
} from '../core/fields.ts'
import { MESSAGES } from '../core/messages.ts'
import { exportOf } from '../core/sheets.ts'
import {
  QUOTATION_FIELDS,
  QUOTATION_STATUSES,
  MAX_LINES,
  MAX_PRODUCTS,
  MAX_EXPORTED,
  QUOTATION_SORTS,
} from './words.ts'
import { withEarlierNames } from '../earlier-client/names.ts'

const MAX_QUANTITY = 1_000_000

const MAX_UNIT_PRICE = 10_000_000

/** One line of an offer; the server multiplies. */
export const priceLineForm = z.object({
  description: filled('Description is required', 'Description'),
  quantity: integer('Quantity is 1 to 10,00,000', { min: 1, max: MAX_QUANTITY }),
  /** in whole rupees */
  unit_price: integer('Unit price is whole rupees, at most 1,00,00,000', { min: 0, max: MAX_UNIT_PRICE }),
})

/** A product of a request, and how many of it. */
const askedForm = {
  model_name: filled('Model name is required', 'Model name'),
  model_num: filled('Model number is required', 'Model number', 100),
  quantity: integer('Quantity must be a whole number from 1', { min: 1 }),
}

const askedList = z
  .array(z.object(askedForm), { error: 'Products are expected' })
  .min(1, 'Ask for at least one product')
  .max(MAX_PRODUCTS, `At most ${MAX_PRODUCTS} products are possible in one request`)
  .superRefine((products, context) => {
    const numbers = products.map(({ model_num }) => model_num.toLowerCase())
    for (const [index, number] of numbers.entries())
      if (numbers.indexOf(number) < index)
        context.addIssue({
          code: 'custom',
          path: [index, 'model_num'],
          message: 'This product is already in the request',
        })
  })

const ASKED = ['model_name', 'model_num', 'quantity'] as const

/** A product of a request, as it was asked for. */
export const askedProduct = z.object({ model_name: z.string(), model_num: z.string(), quantity: z.int() })
export type AskedProduct = z.output<typeof askedProduct>

const priceLine = z.object({
  description: z.string(),
  quantity: z.int(),
  unit_price: z.int(),
  /** quantity times unit price */
  total: z.int(),
})

export type PriceLine = z.output<typeof priceLine>

/** The offer of staff: a draft until it is approved, then visible to the customer. */
const offer = {
  /** of the price lines, in whole rupees; null where there are none */
  total: z.int().nullable(),
  /** the last day the prices are valid; null if none is set */
  valid_until: date.nullable(),
}

const summaryFields = z.object({
  id: z.int(),
  customer_name: z.string(),
  contact: z.string(),
  /** model name, model number and quantity are those of the first product */
  ...askedProduct.shape,
  /** everything that is requested */
  products: z.array(askedProduct),
  status: z.enum(QUOTATION_STATUSES),
  /** what staff said to their decision */
  reason: z.string(),
  created_at: timestamp,
  ...offer,
})

/** A request in its customer's list. */
const summary = withEarlierNames('quotation', summaryFields)
export type QuotationSummary = z.output<typeof summary>

const described = summaryFields.extend({ description: z.string(), decided_at: timestamp.nullable() })

/** A request as its customer reads it. */
const ownQuotation = withEarlierNames('quotation', described.extend({ lines: z.array(priceLine) }))
export type OwnQuotation = z.output<typeof ownQuotation>

/** counts its changes: a change or decision names the version that was seen */
const version = z.int()

const quotation = described.extend({ version })

/** Staff and customers ask the same list; a version is for staff alone, it counts the drafts of an offer. */
const listed = withEarlierNames('quotation', quotation.partial({ version: true }))

/** A request in the list of staff. */
export type Quotation = z.output<typeof listed>

/** the shop's price per piece; null if the product is gone */
const product_price = z.int().nullable()

const quotationDetail = withEarlierNames(
  'quotation',
  quotation.extend({
    lines: z.array(priceLine),
    /** of the first product */
    product_price,
    products: z.array(askedProduct.extend({ product_price })),
  }),
)

/** A request as staff read it, with its offer or the draft of one. */
export type QuotationDetail = z.output<typeof quotationDetail>

const knownStatus = z.enum(QUOTATION_STATUSES, { error: 'Pending, Rejected or Approved is expected' })

const seenVersion = integer('A version is expected', { min: 0 })

const PDF = { type: 'application/pdf', filename: 'quotation.pdf' }

const filters = {
  status: knownStatus.optional(),
  /** part of the customer's name or number, or of a product's model */
  search: z.string().trim().max(100).optional(),
  /** of the day on which it was asked for */
  ...days,
  where: asked(QUOTATION_FIELDS),
  sort: orderBy(QUOTATION_SORTS),
}

/** Bulk quotations, with their prices and the document that states them. */
export const quotations = define({
  request: {
    method: 'POST',
    path: '/products/postquotation',
    access: 'portal.use',
    summary:
      'Ask for a quotation of many pieces, of one product or several; the same request again within a quarter of an hour counts once',
    body: z
      .object({
        /** sent by the form, and ignored in favour of the account's */
        customer_name: filled('Customer name is required', 'Customer name'),
        /** the same */
        contact: filled('Contact is required', 'Contact', 50),
        ...askedForm,
        description: filled('Description is required', 'Description', 2000),
        /** everything that is requested, the first as above; without it, that one alone */
        products: askedList.optional(),
      })
      .refine(({ products: [first] = [], ...one }) => !first || ASKED.every((field) => first[field] === one[field]), {
        path: ['products'],
        error: 'The first of the products must be the one of model name, model number and quantity',
      }),
    response: one(ownQuotation),
  },
  listMine: {
    method: 'GET',
    path: '/products/getallquotationbycustomer',
    access: 'portal.use',
    summary: `One’s own requests, newest first; without page and per_page the first ${LONGEST_PAGE}`,
    query: z.object({ ...filters, ...openPaging() }),
    response: paged(summary),
  },
  exportMine: exportOf({
    path: '/products/getallquotationbycustomer/export',
    access: 'portal.use',
    summary: 'One’s own requests with these ids as a spreadsheet; others are left out',
    filters: { ids: idsInText('Select at least one request', MAX_EXPORTED, `At most ${MAX_EXPORTED} at once`) },
  }),
  getMine: {
    method: 'GET',
    path: '/products/getquotationbyidcustomer/:id',
    access: 'portal.use',
    summary: 'One of one’s own requests',
    params: byId,
    response: one(ownQuotation),
  },
  myPdf: {
    method: 'GET',
    path: '/products/getquotationpdfbycustomer/:id',
    access: 'portal.use',
    summary: 'The quotation that one of one’s own requests was answered with, as a PDF; 409 unless it is approved',
    params: byId,
    response: PDF,
  },
  list: {
    method: 'GET',
    path: '/products/getallquotation',
    access: ['quotations.read', 'portal.use'],
    summary: `All requests, newest first; a customer gets their own. Without page and per_page the first ${LONGEST_PAGE}`,
    query: z.object({ ...filters, ...openPaging() }),
    response: paged(listed),
  },
  export: exportOf({
    path: '/products/getallquotation/export',
    access: 'quotations.read',
    summary: 'The requests as a spreadsheet, by the filters of the list',
    filters,
    people: 'quotations',
  }),
  get: {
    method: 'GET',
    path: '/products/getquotationbyid/:id',
    access: 'quotations.read',
    summary: 'One request',
    params: byId,
    response: one(quotationDetail),
  },
  pdf: {
    method: 'GET',
    path: '/products/getquotationpdf/:id',
    access: 'quotations.read',
    summary: 'The quotation as a PDF; 409 unless it is approved',
    params: byId,
    response: PDF,
  },
  price: {
    method: 'PUT',
    path: '/products/quotationprices/:id',
    access: 'quotations.decide',
    summary: 'Write the price lines of a request that is not approved, in place of those before; none takes them away',
    params: byId,
    body: z.object({
      lines: z
        .array(priceLineForm, { error: 'Price lines are expected' })
        .max(MAX_LINES, `At most ${MAX_LINES} lines are possible`),
      valid_until: z.preprocess(
        (value) => (value === '' ? null : value),
        day('Enter a day').nullable().optional(),
      ) as unknown as z.ZodOptional<z.ZodNullable<z.ZodString>>,
      seen_status: knownStatus,
      seen_version: seenVersion,
    }),
    response: one(quotationDetail),
  },
  decide: {
    method: 'PUT',
    path: '/products/approvequotation/:id',
    access: 'quotations.decide',
    summary:
      'Approve a request with the prices that are written, or reject it; one that was rejected can be approved, approved is final',
    params: byId,
    body: z.object({
      action: z.enum(['approve', 'reject'], { error: MESSAGES.selectStatus }),
      /** the customer reads it */
      reason: optionalText('A reason', 500),
      /** as the decider saw them: if they changed since, the decision is refused */
      seen_status: knownStatus.optional(),
      seen_version: seenVersion.optional(),
    }),
    response: one(quotationDetail),
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
