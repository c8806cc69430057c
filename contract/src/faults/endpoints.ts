import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import { day, filled, many, one, optionalText, serialNumber, upload } from '../core/fields.ts'
import { ownedProduct } from '../registrations/endpoints.ts'

/** The faults offered for the products of a sub-category, in the language of the request. */
export const faultList = z.object({
  /** the sub-category in English and in Nepali, which may be empty */
  name: z.string(),
  name_ne: z.string(),
  /** `value` is what a complaint keeps, `text` what people read */
  faults: z.array(z.object({ value: z.string(), text: z.string() })),
})
export type FaultList = z.output<typeof faultList>

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
      'Report a fault of a product that is not registered yet: registers it, and the approval opens the complaint',
    body: z.object({
      model_name: filled('Which product is it?', 'Model name'),
      model_num: filled('Model number is required', 'Model number', 100),
      serial_number: serialNumber(),
      purchase_date: day('Purchase date is required'),
      problem_type: filled('What happens?', 'Problem type', 100),
      problem_description: optionalText('The description', 2000),
      photo: upload('image', 'Add a picture of the fault'),
      /** optional; staff may ask for it before they approve */
      bill_image_one: upload('image').optional(),
    }),
    response: one(ownedProduct),
  },
})
