import { z } from 'zod'
import { day, filled, idNumber, optionalText, phone, serialNumber, unlessBlank, upload } from '../core/fields.ts'
import { REGISTRATION_STATUSES } from '../registrations/words.ts'
import { PRIORITIES } from './words.ts'

/** A product of a caller, as far as a new complaint needs it. */
export const callersProduct = z.object({
  id: z.int(),
  model_name: z.string(),
  model_num: z.string(),
  serial_number: z.string(),
  /** empty for a model that the catalogue does not know */
  sub_category: z.string(),
  purchase_date: z.string(),
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
    customer_id: idNumber('Find the customer by mobile number first'),
    /** one of their products; without it the fields of a new one are needed */
    stock_id: unlessBlank(idNumber('Choose the product')),
    model_name: optionalText('Model name'),
    model_num: optionalText('Model number', 100),
    serial_number: unlessBlank(serialNumber()),
    purchase_date: unlessBlank(day('Purchase date is required')),
    problem_type: filled('What happens?', 'Problem type', 100),
    problem_description: optionalText('Remark', 5000),
    /** omitted fields are taken from the account */
    customerName: optionalText('Name'),
    customerContact: unlessBlank(phone),
    customerAddress: optionalText('Address', 300),
    zone: optionalText('Zone', 100),
    area: optionalText('Area', 100),
    /** the day on which they would like to be visited */
    wished_day: unlessBlank(day('Please choose a day')),
    priority: unlessBlank(z.enum(PRIORITIES, { error: 'Choose a priority' })),
    damaged_image: upload('image').optional(),
    /** the message of the contact form that it is made of */
    enquiry_id: unlessBlank(idNumber()),
  })
  .refine(...needed('stock_id', 'Choose the product'))
  .refine(...needed('serial_number', 'Serial number is required'))
  .refine(...needed('model_name', 'Which product is it?'))
  .refine(...needed('model_num', 'Model number is required'))
  .refine(...needed('purchase_date', 'Purchase date is required'))
export type CallersComplaint = z.output<typeof callersComplaint>

interface Product {
  stock_id?: number | undefined
  model_name?: string | undefined
  model_num?: string | undefined
  serial_number?: string | undefined
  purchase_date?: string | undefined
}

/** One of their products is chosen, or else every field of a new one is needed; checked also while other fields are wrong. */
function needed(
  field: keyof Product,
  error: string,
): [(form: Product) => boolean, { error: string; path: string[]; when: () => boolean }] {
  const isThere = (form: Product) => {
    const isNew = form.model_name !== undefined
    return form.stock_id !== undefined || (field === 'stock_id' ? isNew : !isNew || Boolean(form[field]))
  }
  return [isThere, { error, path: [field], when: () => true }]
}
