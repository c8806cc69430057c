import { m } from 'contract/messages'
import { counted } from '../core/wording.ts'
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
  idNumber,
  idsInText,
  idsOf,
  integer,
  LONGEST_PAGE,
  mobileNumber,
  one,
  openPaging,
  optionalText,
  paged,
  timestamp,
} from '../core/fields.ts'
import { exportOf } from '../core/sheets.ts'
import {
  LOST_REASONS,
  QUOTATION_ANSWERS,
  QUOTATION_OUTCOMES,
  QUOTATION_FIELDS,
  QUOTATION_STATUSES,
  MAX_LINES,
  MAX_PRODUCTS,
  MAX_EXPORTED,
  QUOTATION_SORTS,
} from './words.ts'
import { panNumber } from './pan-number.ts'
import { withEarlierNames } from '../earlier-client/names.ts'

const MAX_QUANTITY = 1_000_000

const MAX_UNIT_PRICE = 10_000_000

/** One line of an offer; the server multiplies. */
export const priceLineForm = z.object({
  description: filled(m.quotations_description_required, m.labels_description),
  quantity: integer(m.quotations_quantity_1_10_00_000, { min: 1, max: MAX_QUANTITY }),
  /** in whole rupees */
  unit_price: integer(m.quotations_unit_price_whole_rupees_most_1, { min: 0, max: MAX_UNIT_PRICE }),
})

/** A product of a request, and how many of it. */
const askedForm = {
  model_name: filled(m.core_model_name_required, m.labels_model_name),
  model_num: filled(m.core_model_number_required, m.core_model_number, 100),
  quantity: integer(m.core_quantity_must_whole_number_1, { min: 1 }),
}

const askedList = z
  .array(z.object(askedForm), { error: m.quotations_products_expected })
  .min(1, { error: m.quotations_ask_least_one_product })
  .max(MAX_PRODUCTS, { error: () => m.quotations_most_products_possible_one_request({ n: counted(MAX_PRODUCTS) }) })
  .superRefine((products, context) => {
    const numbers = products.map(({ model_num }) => model_num.toLowerCase())
    for (const [index, number] of numbers.entries())
      if (numbers.indexOf(number) < index)
        context.addIssue({
          code: 'custom',
          path: [index, 'model_num'],
          message: m.quotations_product_already_request(),
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
  /** what became of it once it was approved; null before. Absent in copies that a device kept before there were any */
  outcome: z.enum(QUOTATION_OUTCOMES).nullable().optional(),
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

const described = summaryFields.extend({
  description: z.string(),
  decided_at: timestamp.nullable(),
  /** by fiscal year, from the approval on: `2083/84-0001`; empty before */
  number: z.string(),
  /** of the buyer, as they were typed; empty where there is none */
  company: z.string(),
  pan: z.string(),
  address: z.string(),
})

/** Its customer's answer, if there is one. Absent in copies that a device kept before there were any. */
const answered = {
  answered_at: timestamp.nullable().optional(),
  answer_words: z.string().optional(),
  /** the approved revision that replaces it, or null */
  replaced_by: z.int().nullable().optional(),
}

/** Why the office counts it as lost; customers do not read it. */
const lost = {
  lost_reason: z.enum(LOST_REASONS).nullable(),
  lost_words: z.string(),
  lost_at: timestamp.nullable(),
}

/** A request as its customer reads it. */
const ownQuotation = withEarlierNames(
  'quotation',
  described.extend({
    ...answered,
    lines: z.array(priceLine),
  }),
)
export type OwnQuotation = z.output<typeof ownQuotation>

/** counts its changes: a change or decision names the version that was seen */
const version = z.int()

const quotation = described.extend({ version, ...lost, ...answered })

/** Staff and customers ask the same list; a version is for staff alone, it counts the drafts of an offer. */
const listed = withEarlierNames(
  'quotation',
  quotation.partial({ version: true, lost_reason: true, lost_words: true, lost_at: true }),
)

/** A request in the list of staff. */
export type Quotation = z.output<typeof listed>

/** the shop's price per piece; null if the product is gone */
const product_price = z.int().nullable()
/** pieces in the shop; null if the product is gone */
const product_stock = z.int().nullable()

const quotationDetail = withEarlierNames(
  'quotation',
  quotation.extend({
    lines: z.array(priceLine),
    /** of the first product */
    product_price,
    products: z.array(askedProduct.extend({ product_price, product_stock })),
    /** the earlier and the later revision; null where there is none */
    revises: z.int().nullable(),
    revised_by: z.int().nullable(),
  }),
)

/** A request as staff read it, with its offer or the draft of one. */
export type QuotationDetail = z.output<typeof quotationDetail>

/** An approved quotation for whoever has the link of its SMS: always the newest revision, and nothing of its customer but what they answered. */
export const linkedQuotation = z.object({
  id: z.int(),
  number: z.string(),
  products: z.array(askedProduct),
  lines: z.array(priceLine),
  total: z.int().nullable(),
  valid_until: date.nullable(),
  decided_at: timestamp.nullable(),
  outcome: z.enum(QUOTATION_OUTCOMES).nullable(),
  answered_at: timestamp.nullable(),
  answer_words: z.string(),
})
export type LinkedQuotation = z.output<typeof linkedQuotation>

/** The link of an SMS. */
const byToken = z.object({ token: z.string().min(1).max(100) })

const answer = {
  answer: z.enum(QUOTATION_ANSWERS, { error: m.quotations_accept_or_decline }),
  /** what the customer says to it */
  words: optionalText(m.labels_the_text, 500),
}

const knownStatus = z.enum(QUOTATION_STATUSES, { error: m.quotations_pending_rejected_approved_expected })

const seenVersion = integer(m.core_version_expected, { min: 0 })

const PDF = { type: 'application/pdf', filename: 'quotation.pdf' }

const filters = {
  status: knownStatus.optional(),
  /** of approved ones */
  outcome: z.enum(QUOTATION_OUTCOMES, { error: m.core_no_filter }).optional(),
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
        customer_name: filled(m.quotations_customer_name_required, m.labels_customer_name),
        /** the same */
        contact: filled(m.quotations_contact_required, m.labels_contact, 50),
        ...askedForm,
        description: filled(m.quotations_description_required, m.labels_description, 2000),
        /** everything that is requested, the first as above; without it, that one alone */
        products: askedList.optional(),
      })
      .refine(({ products: [first] = [], ...one }) => !first || ASKED.every((field) => first[field] === one[field]), {
        path: ['products'],
        error: m.quotations_first_products_must_one_model_name,
      }),
    response: one(ownQuotation),
  },
  make: {
    method: 'POST',
    path: '/products/quotationforcustomer',
    access: 'quotations.decide',
    summary:
      'A quotation for whoever asks by phone or contact form: a number without an account gets one; the same again within a quarter of an hour counts once',
    body: z.object({
      contact: mobileNumber,
      customer_name: filled(m.quotations_customer_name_required, m.labels_customer_name, 100),
      company: optionalText(m.labels_company, 120),
      pan: panNumber.optional(),
      address: optionalText(m.labels_the_address, 300),
      description: optionalText(m.labels_description, 2000),
      products: askedList,
      /** the message of the contact form that it is made of */
      enquiry_id: idNumber().optional(),
    }),
    response: one(quotationDetail),
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
    filters: {
      ids: idsInText(m.core_select_least_one_request, MAX_EXPORTED, () =>
        m.core_most_once({ n: counted(MAX_EXPORTED) }),
      ),
    },
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
  answerMine: {
    method: 'PUT',
    path: '/products/answerquotation/:id',
    access: 'portal.use',
    summary:
      'Accept or decline an approved quotation of one’s own while its prices are valid; one that was declined can still be accepted',
    params: byId,
    body: z.object(answer),
    response: one(ownQuotation),
  },
  byLink: {
    method: 'GET',
    path: '/products/quotationbylink/:token',
    access: 'public',
    summary: 'The newest revision of the quotation that the link of an SMS is about, for anyone with it',
    params: byToken,
    response: one(linkedQuotation),
  },
  pdfByLink: {
    method: 'GET',
    path: '/products/quotationpdfbylink/:token',
    access: 'public',
    summary: 'The same as a PDF',
    params: byToken,
    response: PDF,
  },
  answerByLink: {
    method: 'PUT',
    path: '/products/quotationbylink/:token',
    access: 'public',
    summary: 'Accept or decline it, by the rules of one’s own',
    params: byToken,
    body: z.object({
      ...answer,
      /** the revision that was read: a newer one refuses the answer */
      quotation_id: idNumber(),
    }),
    response: one(linkedQuotation),
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
        .array(priceLineForm, { error: m.quotations_price_lines_expected })
        .max(MAX_LINES, { error: () => m.quotations_most_lines_possible({ n: counted(MAX_LINES) }) }),
      valid_until: z.preprocess(
        (value) => (value === '' ? null : value),
        day(m.quotations_enter_day).nullable().optional(),
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
      action: z.enum(['approve', 'reject'], { error: m.core_select_status }),
      /** the customer reads it */
      reason: optionalText(m.labels_a_reason, 500),
      /** as the decider saw them: if they changed since, the decision is refused */
      seen_status: knownStatus.optional(),
      seen_version: seenVersion.optional(),
    }),
    response: one(quotationDetail),
  },
  revise: {
    method: 'POST',
    path: '/products/revisequotation/:id',
    access: 'quotations.decide',
    summary: 'Begin the next revision of an approved quotation, with its products and prices; the approved paper stays',
    params: byId,
    response: one(quotationDetail),
  },
  lose: {
    method: 'PUT',
    path: '/products/losequotation/:id',
    access: 'quotations.decide',
    summary: 'Count an approved quotation as lost, with a reason; one that was accepted cannot be',
    params: byId,
    body: z.object({
      reason: z.enum(LOST_REASONS, { error: m.quotations_choose_lost_reason }),
      words: optionalText(m.labels_the_text, 500),
    }),
    response: one(quotationDetail),
  },
  regain: {
    method: 'PUT',
    path: '/products/regainquotation/:id',
    access: 'quotations.decide',
    summary: 'Take back that a quotation was lost, while no revision followed',
    params: byId,
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
    body: z.object({ quotation_ids: idsOf(m.core_select_least_one_request) }),
    response: deletion,
  },
})
