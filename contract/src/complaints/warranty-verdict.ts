import { z } from 'zod'

/**
 * What the warranty says about a repair: the whole appliance is covered, only parts with a warranty of their own are, or
 * nothing is; `waiting`: the registration is not approved; `unproven`: the serial number or the day of purchase is not known.
 */
export const WARRANTY_VERDICTS = ['covered', 'parts', 'over', 'waiting', 'unproven'] as const
export type Verdict = (typeof WARRANTY_VERDICTS)[number]

/** The verdict, as of the day on which the fault was reported, with the rule that gave it. */
export const warrantyVerdict = z.object({
  verdict: z.enum(WARRANTY_VERDICTS),
  /** the last day of the appliance's warranty; empty where none runs */
  until: z.string(),
  /** months of the product, and of an extended warranty on top */
  months: z.int(),
  extended_months: z.int(),
  /** parts with a warranty of their own, each with its last day */
  parts: z.array(z.object({ name: z.string(), months: z.int(), until: z.string(), is_covered: z.boolean() })),
})
export type WarrantyVerdict = z.output<typeof warrantyVerdict>
