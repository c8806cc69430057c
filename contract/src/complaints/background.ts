import { z } from 'zod'
import { timestamp } from '../core/fields.ts'
import { customerNote } from '../customer-notes/endpoints.ts'
import { COMPLAINT_STATUSES } from './words.ts'

/** Another complaint of the same person or product. */
export const relatedComplaint = z.object({
  id: z.int(),
  model_name: z.string(),
  serial_number: z.string(),
  job_no: z.string(),
  problem_type: z.string(),
  status: z.enum(COMPLAINT_STATUSES),
  date_joined: timestamp,
  /** it is about the same serial number */
  is_same_unit: z.boolean(),
  /** the complaint into which it was merged */
  merged_into: z.int().nullable(),
})
export type RelatedComplaint = z.output<typeof relatedComplaint>

/** Background on customer and product for staff. */
export const complaintBackground = z.object({
  notes: z.array(customerNote),
  related: z.object({ total: z.int(), rows: z.array(relatedComplaint) }),
  /** the same unit was repaired within the 30 days before: the complaint of that repair */
  repeat_of: z.int().nullable(),
})
export type ComplaintBackground = z.output<typeof complaintBackground>
