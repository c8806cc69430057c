import type { BulkAnswer, SkippedRow } from 'contract/core/bulk'
import type { Locale } from 'contract/core/locale'
import { refusalIn } from 'contract/core/refusals'

/** The outcome of each row, with the reasons in the language of the page. */
export const bulkAnswerOf = (done: number, skipped: readonly SkippedRow[], locale: Locale): BulkAnswer => ({
  message: `${done} done, ${skipped.length} skipped`,
  done,
  skipped: skipped.map(({ id, reason }) => ({ id, reason: refusalIn(locale, reason) })),
})
