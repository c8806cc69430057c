import { z } from 'zod'
import { agreed } from '../complaints/agreed.ts'
import { complaintStatus } from '../complaints/endpoints.ts'
import { place } from '../complaints/place.ts'
import { VISIT_OUTCOMES } from '../complaints/visit-outcomes.ts'
import { VISIT_WINDOWS_OR_NONE } from '../complaints/visit-windows.ts'
import { WARRANTY_VERDICTS } from '../complaints/warranty-verdict.ts'
import { PRIORITIES } from '../complaints/words.ts'
import { date } from '../core/fields.ts'

/** An earlier visit to the same complaint, whoever came. Amounts are rupees. */
const earlierVisit = z.object({
  id: z.int(),
  outcome: z.enum(VISIT_OUTCOMES),
  visited_on: date,
  engineer_name: z.string(),
  finding: z.string(),
  note: z.string(),
  parts: z.array(z.object({ number: z.string(), name: z.string(), count: z.int(), is_covered: z.boolean() })),
  due: z.int(),
  paid: z.int(),
  /** how many photographs were named for it, and how many of them are there */
  photos: z.int(),
  photos_kept: z.int(),
})

/** One complaint that the engineer is to visit, with all that the visit needs. About 2 KB. */
export const fieldJob = z.object({
  /** of the complaint: `complaint_id` of commands */
  id: z.int(),
  /**
   * Stands in `seen` of a command. It changes only when somebody else changes what a visit rests on: stage, engineer, day
   * or window. Commands that this engineer gives one after the other may all carry the same one.
   */
  version: z.string(),
  /** empty before it has one; the complaint's id is its number until then */
  job_no: z.string(),
  status: complaintStatus,
  priority: z.enum(PRIORITIES),
  /** empty while no day is planned, as after nobody was at home */
  visit_date: z.string(),
  visit_window: z.enum(VISIT_WINDOWS_OR_NONE),
  customer_name: z.string(),
  customer_phone: z.string(),
  customer_address: z.string(),
  ...place,
  model_name: z.string(),
  /** empty while it is not known */
  model_num: z.string(),
  /** empty while it is not known: a repair under warranty is reported with it, or as a repair outside the warranty */
  serial_number: z.string(),
  /** of the catalogue; null where the model is not in it. `parts` and `faults` of the work refer to these */
  product_id: z.int().nullable(),
  sub_category_id: z.int().nullable(),
  /** what the complaint keeps, what people read in the language of the request, and what the customer wrote, without markup */
  problem_type: z.string(),
  problem_text: z.string(),
  problem_description: z.string(),
  warranty: z.object({
    verdict: z.enum(WARRANTY_VERDICTS),
    /** the last day of the appliance's warranty; empty where none runs */
    until: z.string(),
    /** names of the parts that a warranty of their own covers */
    covered_parts: z.array(z.string()),
  }),
  /** the first one first */
  visits: z.array(earlierVisit),
  /** in rupees, of all visits together: what is due and was not received */
  open_amount: z.int(),
  /** work that is done is reported with the customer's code, or why there is none; absent in copies that a phone kept before */
  asks_code: z.boolean().optional(),
  /** null: no estimate was accepted */
  agreed: agreed.nullable(),
  /** of the visit that is not reported yet; empty until then */
  set_out_at: z.string(),
  arrived_at: z.string(),
})
export type FieldJob = z.output<typeof fieldJob>

/** A kind of appliance with what can be found, in the language of the request; `value` is what a report keeps as its finding. */
const fieldFaults = z.object({
  sub_category_id: z.int(),
  name: z.string(),
  findings: z.array(z.object({ value: z.string(), text: z.string() })),
})
export type FieldFaults = z.output<typeof fieldFaults>

const part = {
  part_id: z.int(),
  number: z.string(),
  name: z.string(),
  /** in Nepali; empty if there is none */
  name_ne: z.string(),
  /** of one, in rupees, without a warranty */
  price: z.int(),
}

/** Good parts in the engineer's own bag: what a report can use. */
const bagLine = z.object({ ...part, count: z.int() })
export type BagLine = z.output<typeof bagLine>

/** A part of the catalogue that fits one of the models; no `product_ids`: it fits every model. */
const fittingPart = z.object({ ...part, product_ids: z.array(z.int()) })
export type FittingPart = z.output<typeof fittingPart>

/** The work of an engineer's days. */
export const fieldWork = z.object({
  /** goes into `since` of the next request, as it is */
  stamp: z.string(),
  /** the server's clock, ISO 8601, and its day in Nepal, the first of `days` */
  at: z.string(),
  today: date,
  days: z.array(date),
  engineer: z.object({ id: z.int(), name: z.string(), centre_name: z.string(), centre_phone: z.string() }),
  /** true: this is everything, and what the phone kept is replaced by it. false: what is not named here stays as it is */
  is_whole: z.boolean(),
  /** new ones and those that differ, each as a whole; the order of the list is the phone's: by day and window */
  jobs: z.array(fieldJob),
  /** ids of jobs that are the engineer's no longer, or of no day of these: they leave the phone */
  gone: z.array(z.int()),
  /** there are more than `MOST_JOBS` */
  has_more: z.boolean(),
  /** each null where it is as it was */
  faults: z.array(fieldFaults).nullable(),
  bag: z.array(bagLine).nullable(),
  parts: z.array(fittingPart).nullable(),
})
export type FieldWork = z.output<typeof fieldWork>
