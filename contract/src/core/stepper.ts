import { z } from 'zod'

/** The steps of a complaint, oldest first; the last step is the current one. */
export const stepper = z.array(
  z.object({
    newServiceStatusName: z.string(),
    dateAdded: z.string(),
    description: z.string(),
    /** the description is the default text of the stage, in English */
    is_standard: z.boolean(),
    /** of the current step: the day of a planned visit, which the default text names; or empty */
    visit_date: z.string(),
  }),
)
export type Stepper = z.output<typeof stepper>
