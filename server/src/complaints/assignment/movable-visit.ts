import { VISIT_FIXED_FROM, VISIT_MOVES } from 'contract/complaints/visit-moving'
import { isClosed } from 'contract/complaints/words'
import { nepalTime } from 'contract/core/dates/nepal-time'
import { m } from 'contract/messages'
import { Conflict } from '../../platform/core/problems.ts'
import type { ComplaintLine } from '../lock-complaint.ts'

type Planned = Pick<
  ComplaintLine,
  'status' | 'visit_date' | 'visit_moves' | 'technician' | 'engineer_id' | 'centre_id' | 'merged_into'
>

/** Whether the customer may move the planned visit now. */
export const mayMoveVisit = (complaint: Planned, now: Date): boolean => whyFixed(complaint, now) === undefined

/** Throws Conflict that says why the customer cannot move the visit, and what to do instead. */
export function refuseFixedVisit(complaint: Planned, now: Date): void {
  const why = whyFixed(complaint, now)
  if (why) throw new Conflict(why.message(), why.code)
}

function whyFixed(complaint: Planned, now: Date): { code: string; message: () => string } | undefined {
  const { visit_date, visit_moves, technician, engineer_id, centre_id } = complaint
  const { iso: today, hour } = nepalTime(now)!
  if (visit_date === null || visit_date < today || isClosed(complaint.status) || complaint.merged_into !== null)
    return { code: 'no_visit', message: m.visits_none_to_move }
  // Of somebody who is on no list nobody knows when they are free.
  const isTyped = engineer_id === null && technician !== ''
  if (isTyped || (engineer_id === null && centre_id === null))
    return { code: 'call_to_move', message: m.visits_call_to_move }
  if (visit_moves >= VISIT_MOVES) return { code: 'moved_enough', message: m.visits_moved_enough }
  if (visit_date === today && hour >= VISIT_FIXED_FROM) return { code: 'too_late', message: m.visits_too_late_to_move }
  return undefined
}
