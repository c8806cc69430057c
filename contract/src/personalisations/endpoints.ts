import { m } from 'contract/messages'
import { z } from 'zod'
import { asked } from '../core/asked.ts'
import { days, orderBy } from '../core/order.ts'
import { define } from '../core/endpoint.ts'
import {
  byId,
  deletion,
  done,
  idNumber,
  idsOf,
  integer,
  one,
  optionalText,
  paged,
  paging,
  timestamp,
  upload,
} from '../core/fields.ts'
import { FONT_STYLES, oneLine } from './lettering.ts'
import { PERSONALISATION_FIELDS, PLACEMENTS, PERSONALISATION_STATUSES, PERSONALISATION_SORTS } from './words.ts'
import { exportOf } from '../core/sheets.ts'
import { withEarlierNames } from '../earlier-client/names.ts'

const NO_TEXT = m.personalisations_enter_text

/** Lettering asked for on a product; `reason` is what staff said to their decision. */
export const personalisation = withEarlierNames(
  'personalisation',
  z.object({
    id: z.int(),
    customer_name: z.string(),
    product_name: z.string(),
    /** null once the product is gone */
    product_id: z.int().nullable(),
    /** the product with its lettering, as the customer saw it */
    main_image: z.string(),
    text: z.string(),
    placement: z.enum(PLACEMENTS),
    font_style: z.enum(FONT_STYLES),
    color: z.string(),
    /** the shop's word for it */
    color_name: z.string(),
    size: z.string(),
    quantity: z.int(),
    status: z.enum(PERSONALISATION_STATUSES),
    reason: z.string(),
    created_at: timestamp,
  }),
)
export type Personalisation = z.output<typeof personalisation>

const filters = {
  placement: z.enum(PLACEMENTS, { error: m.personalisations_horizontal_vertical_expected }).optional(),
  status: z.enum(PERSONALISATION_STATUSES, { error: m.personalisations_pending_approved_rejected_expected }).optional(),
  /** of the day on which it was asked for */
  ...days,
  where: asked(PERSONALISATION_FIELDS),
  sort: orderBy(PERSONALISATION_SORTS),
}

/** Lettering on a product. */
export const personalisations = define({
  request: {
    method: 'POST',
    path: '/customer/personalize',
    access: 'portal.use',
    summary: 'Ask for lettering on a product; the same request again within a quarter of an hour counts once',
    body: z.object({
      text: z
        .string({ error: NO_TEXT })
        .overwrite(oneLine)
        .max(200, { error: m.personalisations_text_too_long })
        .refine((text) => /[^\s\p{C}]/u.test(text), { error: NO_TEXT }),
      placement: z.enum(PLACEMENTS, { error: m.personalisations_select_placement }),
      font_style: z.enum(FONT_STYLES, { error: m.personalisations_select_font }),
      /** the product’s, `#a1b2c3` */
      color: z
        .string()
        .trim()
        .toLowerCase()
        .regex(/^(#[0-9a-f]{6})?$/, { error: m.core_write_colour_a1b2c3 })
        .optional(),
      /** one of the product’s */
      size: optionalText(m.labels_size, 100),
      product_id: idNumber(m.personalisations_select_product),
      quantity: integer(m.core_quantity_must_whole_number_1, { min: 1 }).default(1),
      main_image: upload('image', m.core_product_image_required),
    }),
    response: one(personalisation),
  },
  listMine: {
    method: 'GET',
    path: '/customer/mypersonalizations',
    access: 'portal.use',
    summary: 'One’s own requests, newest first',
    query: z.object({ ...filters, ...paging() }),
    response: paged(personalisation),
  },
  list: {
    method: 'GET',
    path: '/customer/getpersonalizedata',
    access: ['personalisations.read', 'portal.use'],
    summary: 'All requests, newest first; a customer gets their own',
    query: z.object({ ...filters, ...paging() }),
    response: paged(personalisation),
  },
  export: exportOf({
    path: '/customer/getpersonalizedata/export',
    access: 'personalisations.read',
    summary: 'The requests as a spreadsheet, by the filters of the list',
    filters,
    people: 'personalisations',
  }),
  get: {
    method: 'GET',
    path: '/customer/getpersonalizationbyid/:id',
    access: 'personalisations.read',
    summary: 'One request',
    params: byId,
    response: one(personalisation),
  },
  decide: {
    method: 'POST',
    path: '/customer/approvepersonalization',
    access: 'personalisations.decide',
    summary: 'Approve a pending request, or reject it with a reason; either is final',
    body: z.object({
      personalization_id: idNumber(),
      status: z.enum(['Approved', 'Rejected'], { error: m.core_select_status }),
      /** required to reject; the customer reads it */
      reason: optionalText(m.labels_a_reason, 500),
    }),
    response: one(personalisation),
  },
  delete: {
    method: 'DELETE',
    path: '/customer/deletepersonalization/:id',
    access: 'personalisations.decide',
    summary: 'Delete a request with its picture',
    params: byId,
    response: done,
  },
  deleteMany: {
    method: 'DELETE',
    path: '/customer/deletemultiplepersonalization',
    access: 'personalisations.decide',
    summary: 'Delete requests with their pictures',
    body: z.object({ personalization_ids: idsOf(m.core_select_least_one_request) }),
    response: deletion,
  },
})
