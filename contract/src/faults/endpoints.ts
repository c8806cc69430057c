import { m } from 'contract/messages'
import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import { reportedContact, reportedProduct, saysWhat } from '../complaints/reported-product.ts'
import { filled, many, one, optionalText, picture, upload } from '../core/fields.ts'

/** A kind of appliance and the faults offered for it, in the language of the request. */
export const faultList = z.object({
  /** of the sub-category */
  id: z.int(),
  /** the sub-category in English and in Nepali, which may be empty */
  name: z.string(),
  name_ne: z.string(),
  /** what else people call it, in any script */
  words: z.array(z.string()),
  picture: picture.nullable(),
  total_products: z.int(),
  /** `value` is what a complaint keeps, `text` what people read */
  faults: z.array(z.object({ value: z.string(), text: z.string() })),
})
export type FaultList = z.output<typeof faultList>

/** A fault as whoever stands before the appliance reports it: its plate may be out of reach, or worn. */
export const faultReport = z
  .object({
    ...reportedProduct,
    problem_type: filled(m.labels_what_happens, m.labels_problem_type, 100),
    problem_description: optionalText(m.labels_the_description, 2000),
    /** the appliance, its plate or the fault */
    photo: upload('image', m.faults_add_picture_fault),
    video: upload('video').optional(),
    /** staff may ask for it before they approve the registration */
    bill_image_one: upload('image').optional(),
    ...reportedContact,
  })
  // Checked also while other fields are wrong.
  .refine(saysWhat, { error: m.faults_which_kind, path: ['sub_category_id'], when: () => true })
export type FaultReport = z.output<typeof faultReport>

/** The complaint that a report opened. */
export const reportedFault = z.object({
  /** the number to quote on the phone until it has a job number */
  id: z.int(),
  /** where anybody follows it, without signing in */
  tracking_path: z.string(),
})

export const faults = define({
  choices: {
    method: 'GET',
    path: '/stocks/faultchoices',
    access: 'public',
    summary: 'What can be wrong with the products of each sub-category, to choose from',
    response: many(faultList),
    cacheTags: () => ['catalogue'],
  },
  report: {
    method: 'POST',
    path: '/stocks/reportfault',
    access: 'portal.use',
    summary:
      'Report a fault of a product: one of one’s own, or another that is registered with it as far as it is known. It opens a complaint',
    body: faultReport,
    response: one(reportedFault),
  },
})
