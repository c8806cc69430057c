import type { VisitOutcome } from 'contract/complaints/visit-outcomes'
import { m } from '#messages'

const WORDS: Record<VisitOutcome, () => string> = {
  done: m.complaints_office_outcome_done,
  no_fault: m.complaints_office_outcome_no_fault,
  replaced: m.complaints_office_outcome_replaced,
  part_needed: m.complaints_office_outcome_part_needed,
  customer_absent: m.complaints_office_outcome_customer_absent,
  refused: m.complaints_office_outcome_refused,
}

/** What came of a visit, in words; one that this page does not know yet as it is stored. */
export const outcomeWords = (outcome: string): string =>
  (WORDS as Partial<Record<string, () => string>>)[outcome]?.() ?? outcome
