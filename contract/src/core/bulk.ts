import { z } from 'zod'

/** A row that a bulk action left as it was, and why. */
const skippedRow = z.object({ id: z.int(), reason: z.string() })
export type SkippedRow = z.output<typeof skippedRow>

/** The outcome of a bulk action, row by row. */
export const bulkAnswer = z.object({
  message: z.string(),
  /** how many were done */
  done: z.int(),
  skipped: z.array(skippedRow),
})
export type BulkAnswer = z.output<typeof bulkAnswer>
