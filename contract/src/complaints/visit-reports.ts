import { m } from 'contract/messages'
import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import {
  byId,
  date,
  day,
  flag,
  idOrNobodyInForm,
  many,
  modelNumber,
  one,
  optionalText,
  serialNumber,
  timestamp,
  unlessBlank,
  upload,
} from '../core/fields.ts'
import { rupees } from '../core/rupees.ts'
import { coveredLine, partLine, partLines } from '../parts/lines.ts'
import { CONFIRMATIONS } from './confirmations.ts'
import { confirmingFields } from './confirming-fields.ts'
import { place } from '../parts/stock.ts'
import { complaintStatus } from './endpoints.ts'
import { LONGEST_VISIT_NOTE, VISIT_OUTCOMES } from './visit-outcomes.ts'
import { visitPicture } from './visit-picture.ts'

const usedPart = z.object({
  part_id: z.int(),
  number: z.string(),
  name: z.string(),
  /** in Nepali; empty if there is none */
  name_ne: z.string(),
  /** of one, in rupees, as the catalogue had it then */
  price: z.int(),
  count: z.int(),
  /** a warranty pays for it */
  is_covered: z.boolean(),
  /** the shelf or the bag that it came from; empty: the head office */
  place_name: z.string(),
})

/** What came of a visit. */
export const visitReport = z.object({
  id: z.int(),
  outcome: z.enum(VISIT_OUTCOMES),
  visited_on: date,
  engineer_name: z.string(),
  finding: z.string(),
  note: z.string(),
  parts: z.array(usedPart),
  /** the serial number of the appliance that was given in its place; empty unless it was replaced */
  replaced_by: z.string(),
  /** in rupees: for labour, for the way, for parts that no warranty covers, all together, and what was received of it, then or later */
  labour: z.int(),
  visit_charge: z.int(),
  parts_charge: z.int(),
  due: z.int(),
  paid: z.int(),
  /** how the customer confirmed it, and why not by the code */
  confirmation: z.enum(CONFIRMATIONS),
  no_code_reason: z.string(),
  /** the address of the customer’s signature; empty without one */
  signature: z.string(),
  by_name: z.string(),
  at: timestamp,
  /** told by the engineer's phone: when they set out and arrived; empty where it did not */
  set_out_at: z.string(),
  arrived_at: z.string(),
  /** photographs of before and after that have arrived, each with its address, and how many are still to come */
  photos: z.array(visitPicture),
  photos_awaited: z.int(),
})
export type VisitReport = z.output<typeof visitReport>

/** In rupees; nothing given is none. */
const amount = () => unlessBlank(rupees(m.visits_amount_expected)).transform((given) => given ?? 0)

/** The form of a visit that took place. */
export const visitReportForm = z.object({
  outcome: z.enum(VISIT_OUTCOMES, { error: m.visits_choose_outcome }),
  visited_on: day(m.visits_choose_day),
  /** by default the complaint's; `nobody` for somebody who is in no list */
  engineer_id: idOrNobodyInForm(),
  finding: optionalText(m.labels_the_finding, 100),
  note: optionalText(m.labels_a_note, LONGEST_VISIT_NOTE),
  /** of the appliance that is given in its place, which the register of units has; its model where that is another */
  new_serial_number: unlessBlank(serialNumber()),
  new_model_num: unlessBlank(modelNumber(m.core_model_number_required)),
  parts: partLines(coveredLine.extend({ place })).default([]),
  /** parts that have to come, where that is the outcome; they are asked for */
  needed: partLines(partLine).default([]),
  labour: amount(),
  visit_charge: amount(),
  paid: amount(),
  /** read off the plate, where it was not known yet */
  serial_number: unlessBlank(serialNumber()),
  /** it is a repair outside the warranty, so that it can be completed without a serial number */
  is_paid_repair: flag().default(false),
  ...confirmingFields,
  /** the customer’s, as a picture, where there is no code */
  signature: upload('image').optional(),
  /** the stage that was on the screen */
  seen_status: complaintStatus.optional(),
  /** made by the sender: a report that is sent again counts once */
  key: z.uuid().optional(),
})

/** Visits that took place, of one complaint. */
export const visitReports = define({
  list: {
    method: 'GET',
    path: '/stocks/visitreports/:id',
    access: 'complaints.read',
    centre: 'complaint',
    summary: 'What came of the visits of a complaint, the first one first',
    params: byId,
    response: many(visitReport),
  },
  add: {
    method: 'POST',
    path: '/stocks/visitreports/:id',
    access: 'complaints.write',
    centre: 'complaint',
    summary:
      'Enter what came of a visit; used parts leave the stock, the stage follows, and a registration goes on with the appliance that replaces the old one',
    params: byId,
    body: visitReportForm,
    response: one(z.object({ id: z.int(), status: complaintStatus, due: z.int() })),
  },
})
