import type { BulkAnswer, SkippedRow } from 'contract/core/bulk'
import { isRefusal, type Refusal } from '../../forms/refusal.ts'

/** The batch size of one call, so that it answers before it seems to hang. */
const PORTION = 50

type Answer = Pick<BulkAnswer, 'done' | 'skipped'> & { waiting?: number }

export interface BulkResult {
  /** ids that were sent and not skipped */
  done: number[]
  waiting: number
  skipped: SkippedRow[]
  /** why it ended before all were sent */
  refusal?: Refusal
}

/** Sends ids in portions, one after the other, until one is refused as a whole. */
export async function sendInPortions(
  ids: readonly number[],
  send: (ids: number[]) => Promise<Refusal | Answer>,
): Promise<BulkResult> {
  const result: BulkResult = { done: [], waiting: 0, skipped: [] }
  for (let from = 0; from < ids.length; from += PORTION) {
    const portion = ids.slice(from, from + PORTION)
    const answer = await send(portion)
    if (isRefusal(answer)) return { ...result, refusal: answer }
    const skipped = new Set(answer.skipped.map(({ id }) => id))
    result.done.push(...portion.filter((id) => !skipped.has(id)))
    result.skipped.push(...answer.skipped)
    result.waiting += answer.waiting ?? 0
  }
  return result
}
