import { z } from 'zod'

/** What a customer agreed to pay, by the estimate that they accepted last. Amounts are rupees. */
export const agreed = z.object({
  /** all together, as it was accepted */
  total: z.int(),
  /** what no visit since then was reported with yet */
  labour: z.int(),
  visit_charge: z.int(),
  /** what one of each part costs, and whether a warranty pays for it */
  parts: z.array(z.object({ part_id: z.int(), price: z.int(), is_covered: z.boolean() })),
})
export type Agreed = z.output<typeof agreed>
