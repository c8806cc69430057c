import { m } from 'contract/messages'
import type { SkippedRow } from 'contract/core/bulk'
import type { Logger } from 'pino'
import { Problem } from './problems.ts'

export interface EachRow {
  /** ids of the rows that were done */
  done: number[]
  skipped: SkippedRow[]
}

/** Runs `work` on each row in turn; failures are collected and do not stop the rest. */
export async function eachRow(
  { log }: { log: Pick<Logger, 'error'> },
  ids: readonly number[],
  work: (id: number) => Promise<void>,
): Promise<EachRow> {
  const done: number[] = []
  const skipped: SkippedRow[] = []
  for (const id of new Set(ids))
    try {
      await work(id)
      done.push(id)
    } catch (error) {
      if (!(error instanceof Problem)) log.error({ err: error, id }, 'A row of a bulk action failed')
      skipped.push({ id, reason: error instanceof Problem ? error.message : m.core_something_went_wrong_side() })
    }
  return { done, skipped }
}
