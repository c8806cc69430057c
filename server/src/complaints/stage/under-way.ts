import { isClosed, type VisitStep } from 'contract/complaints/words'
import type { ComplaintLine } from '../lock-complaint.ts'

/** That the technician is on the way, and since when, as the customer is told; empty otherwise. */
export const underWayOf = ({
  set_out_at,
  status,
}: Pick<ComplaintLine, 'set_out_at' | 'status'>): { visit_step: VisitStep | ''; visit_step_at: string } =>
  set_out_at === null || isClosed(status)
    ? { visit_step: '', visit_step_at: '' }
    : { visit_step: 'set_out', visit_step_at: set_out_at }
