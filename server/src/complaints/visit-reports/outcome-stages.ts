import type { ComplaintStatus } from 'contract/complaints/words'
import { VISIT_OUTCOMES, type VisitOutcome } from 'contract/complaints/visit-outcomes'

/** The stage that an outcome leads to; a visit without one is planned again. */
export const STAGE_OF: Record<VisitOutcome, ComplaintStatus | undefined> = {
  done: 'Completed',
  no_fault: 'Completed',
  replaced: 'Completed',
  part_needed: 'Part Approval Pending from ASM',
  customer_absent: undefined,
  refused: undefined,
}

/** The outcomes of work that is done. */
export const DONE_OUTCOMES = VISIT_OUTCOMES.filter((outcome) => STAGE_OF[outcome] === 'Completed')

/** Whether a report says that the work is done, which the customer can confirm. */
export const isWorkDone = ({ outcome }: { outcome: VisitOutcome }): boolean => DONE_OUTCOMES.includes(outcome)
