import { z } from 'zod'
import { date } from '../core/fields.ts'
import { VISIT_OUTCOMES } from './visit-outcomes.ts'

const usedPart = z.object({
  name: z.string(),
  /** in Nepali; empty if there is none */
  name_ne: z.string(),
  count: z.int(),
  /** a warranty pays for it */
  is_covered: z.boolean(),
})

/** What came of a visit, as the customer reads it. */
export const ownVisit = z.object({
  id: z.int(),
  outcome: z.enum(VISIT_OUTCOMES),
  visited_on: date,
  engineer_name: z.string(),
  finding: z.string(),
  note: z.string(),
  parts: z.array(usedPart),
  /** in rupees: for labour, for the way, for parts that no warranty covers, all together, and what was received */
  labour: z.int(),
  visit_charge: z.int(),
  parts_charge: z.int(),
  due: z.int(),
  paid: z.int(),
})
export type OwnVisit = z.output<typeof ownVisit>
