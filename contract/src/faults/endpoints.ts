import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import { day, filled, one, optionalText, serialNumber, upload } from '../core/fields.ts'
import { ownedProduct } from '../registrations/endpoints.ts'

export const faults = define({
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
