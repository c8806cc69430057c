import type { z } from 'zod'
import { isoToday } from '../ui/format/dates.ts'

/** The contract's purchase date, refused here already when it is in the future, before photographs are uploaded. */
export const notAhead = (day: z.ZodType<string, string>) =>
  day.refine((text) => text <= isoToday(), 'Purchase date cannot be in the future')
