import { m } from 'contract/messages'
import { Conflict } from '../../platform/core/problems.ts'
import type { ComplaintLine } from '../lock-complaint.ts'

/** Throws Conflict for a complaint that was merged: the work goes on in the other one. */
export function refuseMerged({ merged_into }: Pick<ComplaintLine, 'merged_into'>): void {
  if (merged_into !== null)
    throw new Conflict(m.complaints_complaint_merged_into_complaint_go({ number: merged_into }), 'merged')
}
