import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
import type { BulkAnswer, SkippedRow } from 'contract/core/bulk'

/** The outcome of each row, with the reasons. */
export const bulkAnswerOf = (done: number, skipped: readonly SkippedRow[]): BulkAnswer => ({
  message: m.core_done_skipped({ n: counted(done), m: counted(skipped.length) }),
  done,
  skipped: [...skipped],
})
