import { m } from 'contract/messages'
import { z } from 'zod'
import { day, filled, idNumber, optionalText, unlessBlank, upload } from '../core/fields.ts'
import { REGISTRATION_STATUSES } from '../registrations/words.ts'
import { reportedContact, reportedProduct, saysWhat } from './reported-product.ts'
import { PRIORITIES } from './words.ts'

/** A product of a caller, as far as a new complaint needs it. */
export const callersProduct = z.object({
  id: z.int(),
  model_name: z.string(),
  /** empty while it is not known */
  model_num: z.string(),
  /** empty while it is not known */
  serial_number: z.string(),
  /** empty for a model that the catalogue does not know */
  sub_category: z.string(),
  /** empty where the day is not known */
  purchase_date: z.string(),
  /** the year alone, AD or BS, or null */
  purchase_year: z.int().nullable(),
  /** empty while it is not approved */
  warranty_expiry: z.string(),
  status: z.enum(REGISTRATION_STATUSES),
  /** the complaint about it that is still open, or null */
  open_complaint: z.object({ id: z.int(), job_no: z.string() }).nullable(),
})
export type CallersProduct = z.output<typeof callersProduct>

/** The caller and their products, newest first. */
export const caller = z.object({
  id: z.int(),
  firstname: z.string(),
  lastname: z.string(),
  contact: z.string(),
  district: z.string(),
  city: z.string(),
  customerAddress: z.string(),
  local_level: z.string(),
  ward: z.int().nullable(),
  /** false until they prove the number of an account that staff made for them */
  claimed: z.boolean(),
  products: z.array(callersProduct),
  /** the product that was looked for by its serial number, or null */
  found_product: z.int().nullable(),
})
export type CallersData = z.output<typeof caller>

/** A caller is looked for by one of these. */
export const callerQuery = z.object({
  /** a mobile number, or a serial number */
  find: z.string().trim().max(100).optional(),
  customer_id: idNumber().optional(),
  /** one of their registrations */
  stock_id: idNumber().optional(),
})

/** A complaint as staff write it down for a caller: about one of their products, or one that is registered with it. */
export const callersComplaint = z
  .object({
    customer_id: idNumber(m.core_find_customer_mobile_number_first),
    ...reportedProduct,
    problem_type: filled(m.labels_what_happens, m.labels_problem_type, 100),
    problem_description: optionalText(m.labels_remark, 5000),
    ...reportedContact,
    /** the day on which they would like to be visited */
    wished_day: unlessBlank(day(m.complaints_choose_day)),
    priority: unlessBlank(z.enum(PRIORITIES, { error: m.complaints_choose_priority })),
    damaged_image: upload('image').optional(),
    /** the message of the contact form that it is made of */
    enquiry_id: unlessBlank(idNumber()),
  })
  // Said where the product is chosen, and where the kind of a new one is.
  .refine(saysWhat, { error: m.complaints_choose_product, path: ['stock_id'], when: () => true })
  .refine(saysWhat, { error: m.complaints_choose_kind, path: ['sub_category_id'], when: () => true })
export type CallersComplaint = z.output<typeof callersComplaint>
