import { countedRupees } from 'contract/core/texts/typed-rupees'
import type { FieldJob } from 'contract/field/jobs'
import { asksMoney, saysWork, type Draft } from './draft.ts'

/** What a report makes due, in whole rupees. */
export interface Due {
  parts: number
  due: number
  /** of earlier visits, not received yet */
  earlier: number
  /** more was received than is due */
  isTooMuch: boolean
}

/** Labour, the way, and the parts that no warranty pays for, at the prices that the phone has. The office's prices count. */
export function dueOf(
  draft: Draft,
  { open_amount: earlier }: Pick<FieldJob, 'open_amount'>,
  priceOf: (partId: number) => number,
): Due {
  if (!asksMoney(draft.outcome)) return { parts: 0, due: 0, earlier, isTooMuch: false }
  const used = saysWork(draft.outcome) ? draft.parts : []
  const parts = used
    .filter(({ is_covered }) => !is_covered)
    .reduce((sum, { part_id, count }) => sum + priceOf(part_id) * count, 0)
  const due = parts + countedRupees(draft.labour) + countedRupees(draft.visitCharge)
  return { parts, due, earlier, isTooMuch: countedRupees(draft.paid) > due + earlier }
}
