import { z } from 'zod'

/** What happened to a complaint, oldest first; the last step is the current one. */
export const stepper = z.array(
  z.object({ newServiceStatusName: z.string(), dateAdded: z.string(), description: z.string() }),
)
export type Stepper = z.output<typeof stepper>
